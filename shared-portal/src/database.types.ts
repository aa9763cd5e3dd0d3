// Generated from supabase/migrations by npm run database-types; do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  // Lets supabase-js know which PostgREST answers.
  __InternalSupabase: { PostgrestVersion: '13.0.5' };
  public: {
    Tables: {
      agenda_blocks: {
        Row: {
          created_at: string;
          ends_at: string;
          id: string;
          note: string | null;
          professional_id: string;
          series_id: string | null;
          starts_at: string;
        };
        Insert: {
          created_at?: string;
          ends_at: string;
          id?: string;
          note?: string | null;
          professional_id: string;
          series_id?: string | null;
          starts_at: string;
        };
        Update: {
          created_at?: string;
          ends_at?: string;
          id?: string;
          note?: string | null;
          professional_id?: string;
          series_id?: string | null;
          starts_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'agenda_blocks_professional_id_fkey';
            columns: ['professional_id'];
            isOneToOne: false;
            referencedRelation: 'professionals';
            referencedColumns: ['user_id'];
          },
        ];
      };
      agenda_settings: {
        Row: {
          break_minutes: number;
          closed_on_holidays: boolean;
          grid_minutes: number;
          horizon_days: number;
          max_per_day: number | null;
          notice_hours: number;
          professional_id: string;
          time_zone: string;
        };
        Insert: {
          break_minutes?: number;
          closed_on_holidays?: boolean;
          grid_minutes?: never;
          horizon_days?: number;
          max_per_day?: number | null;
          notice_hours?: number;
          professional_id: string;
          time_zone?: string;
        };
        Update: {
          break_minutes?: number;
          closed_on_holidays?: boolean;
          grid_minutes?: never;
          horizon_days?: number;
          max_per_day?: number | null;
          notice_hours?: number;
          professional_id?: string;
          time_zone?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'agenda_settings_professional_id_fkey';
            columns: ['professional_id'];
            isOneToOne: true;
            referencedRelation: 'professionals';
            referencedColumns: ['user_id'];
          },
        ];
      };
      audit_log: {
        Row: {
          action: string;
          actor_id: string | null;
          actor_role: string | null;
          after: Json;
          area: string;
          before: Json | null;
          happened_at: string;
          id: number;
          login_session: string | null;
          network: string | null;
          subject_id: string | null;
          subject_table: string;
        };
        Insert: {
          action: string;
          actor_id?: string | null;
          actor_role?: string | null;
          after: Json;
          area?: never;
          before?: Json | null;
          happened_at?: string;
          id: number;
          login_session?: string | null;
          network?: string | null;
          subject_id?: string | null;
          subject_table: string;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          actor_role?: string | null;
          after?: Json;
          area?: never;
          before?: Json | null;
          happened_at?: string;
          id?: number;
          login_session?: string | null;
          network?: string | null;
          subject_id?: string | null;
          subject_table?: string;
        };
        Relationships: [];
      };
      chat_messages: {
        Row: {
          consultation_id: string;
          content: string;
          conversation_id: string;
          created_at: string;
          event: string | null;
          id: string;
          read_at: string | null;
          sender: string;
          sender_id: string;
        };
        Insert: {
          consultation_id: string;
          content: string;
          conversation_id: string;
          created_at?: string;
          event?: string | null;
          id: string;
          read_at?: string | null;
          sender: string;
          sender_id: string;
        };
        Update: {
          consultation_id?: string;
          content?: string;
          conversation_id?: string;
          created_at?: string;
          event?: string | null;
          id?: string;
          read_at?: string | null;
          sender?: string;
          sender_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'chat_messages_consultation_id_fkey';
            columns: ['consultation_id'];
            isOneToOne: false;
            referencedRelation: 'consultations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'chat_messages_conversation_id_fkey';
            columns: ['conversation_id'];
            isOneToOne: false;
            referencedRelation: 'conversations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'chat_messages_sender_id_fkey';
            columns: ['sender_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      chat_reads: {
        Row: {
          consultation_id: string;
          last_read_at: string;
          user_id: string;
        };
        Insert: {
          consultation_id: string;
          last_read_at: string;
          user_id: string;
        };
        Update: {
          consultation_id?: string;
          last_read_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'chat_reads_consultation_id_fkey';
            columns: ['consultation_id'];
            isOneToOne: false;
            referencedRelation: 'consultations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'chat_reads_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      consents: {
        Row: {
          accepted_at: string;
          document: Database['public']['Enums']['consent_document'];
          id: string;
          text_sha256: string;
          user_id: string;
          version: string;
        };
        Insert: {
          accepted_at?: string;
          document: Database['public']['Enums']['consent_document'];
          id?: string;
          text_sha256: string;
          user_id: string;
          version: string;
        };
        Update: {
          accepted_at?: string;
          document?: Database['public']['Enums']['consent_document'];
          id?: string;
          text_sha256?: string;
          user_id?: string;
          version?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'consents_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      consultation_series: {
        Row: {
          amount_cents: number;
          by_professional: boolean;
          created_at: string;
          ended_at: string | null;
          ended_by: string | null;
          every_weeks: number;
          first_date: string;
          id: string;
          local_time: string;
          made_number: number;
          next_date: string;
          occurrences: number;
          outside_hours: boolean;
          patient_id: string;
          professional_id: string;
          started_at: string | null;
          time_zone: string;
        };
        Insert: {
          amount_cents: number;
          by_professional?: boolean;
          created_at?: string;
          ended_at?: string | null;
          ended_by?: string | null;
          every_weeks: number;
          first_date: string;
          id?: string;
          local_time: string;
          made_number?: number;
          next_date?: never;
          occurrences: number;
          outside_hours?: boolean;
          patient_id: string;
          professional_id: string;
          started_at?: string | null;
          time_zone: string;
        };
        Update: {
          amount_cents?: number;
          by_professional?: boolean;
          created_at?: string;
          ended_at?: string | null;
          ended_by?: string | null;
          every_weeks?: number;
          first_date?: string;
          id?: string;
          local_time?: string;
          made_number?: number;
          next_date?: never;
          occurrences?: number;
          outside_hours?: boolean;
          patient_id?: string;
          professional_id?: string;
          started_at?: string | null;
          time_zone?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'consultation_series_patient_id_fkey';
            columns: ['patient_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'consultation_series_professional_id_fkey';
            columns: ['professional_id'];
            isOneToOne: false;
            referencedRelation: 'professionals';
            referencedColumns: ['user_id'];
          },
        ];
      };
      consultation_sessions: {
        Row: {
          consultation_id: string;
          created_at: string;
          session_link: string;
        };
        Insert: {
          consultation_id: string;
          created_at?: string;
          session_link: string;
        };
        Update: {
          consultation_id?: string;
          created_at?: string;
          session_link?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'consultation_sessions_consultation_id_fkey';
            columns: ['consultation_id'];
            isOneToOne: true;
            referencedRelation: 'consultations';
            referencedColumns: ['id'];
          },
        ];
      };
      consultations: {
        Row: {
          agreed_at: string | null;
          amount_cents: number;
          booked_by: string;
          break_minutes: number;
          cancelled_at: string | null;
          cancelled_by: string | null;
          consultation_date: string;
          consultation_time: string;
          created_at: string;
          ends_at: string;
          free_until: string;
          grace_until: string | null;
          id: string;
          moves: number;
          patient_email: string;
          patient_id: string;
          patient_name: string;
          patient_text: string;
          professional_id: string;
          professional_name: string;
          professional_specialty: string;
          professional_text: string;
          request_id: string;
          series_id: string | null;
          series_number: number | null;
          starts_at: string;
          status: Database['public']['Enums']['consultation_status'];
        };
        Insert: {
          agreed_at?: string | null;
          amount_cents: number;
          booked_by?: string;
          break_minutes?: number;
          cancelled_at?: string | null;
          cancelled_by?: string | null;
          consultation_date?: never;
          consultation_time?: never;
          created_at?: string;
          ends_at: string;
          free_until?: never;
          grace_until?: string | null;
          id?: string;
          moves?: number;
          patient_email: string;
          patient_id: string;
          patient_name: string;
          patient_text?: never;
          professional_id: string;
          professional_name: string;
          professional_specialty: string;
          professional_text?: never;
          request_id: string;
          series_id?: string | null;
          series_number?: number | null;
          starts_at: string;
          status?: Database['public']['Enums']['consultation_status'];
        };
        Update: {
          agreed_at?: string | null;
          amount_cents?: number;
          booked_by?: string;
          break_minutes?: number;
          cancelled_at?: string | null;
          cancelled_by?: string | null;
          consultation_date?: never;
          consultation_time?: never;
          created_at?: string;
          ends_at?: string;
          free_until?: never;
          grace_until?: string | null;
          id?: string;
          moves?: number;
          patient_email?: string;
          patient_id?: string;
          patient_name?: string;
          patient_text?: never;
          professional_id?: string;
          professional_name?: string;
          professional_specialty?: string;
          professional_text?: never;
          request_id?: string;
          series_id?: string | null;
          series_number?: number | null;
          starts_at?: string;
          status?: Database['public']['Enums']['consultation_status'];
        };
        Relationships: [
          {
            foreignKeyName: 'consultations_patient_id_fkey';
            columns: ['patient_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'consultations_professional_id_fkey';
            columns: ['professional_id'];
            isOneToOne: false;
            referencedRelation: 'professionals';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'consultations_series_id_fkey';
            columns: ['series_id'];
            isOneToOne: false;
            referencedRelation: 'consultation_series';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_messages: {
        Row: {
          created_at: string;
          email: string;
          full_name: string;
          id: string;
          message: string;
          read_at: string | null;
          subject: string;
          user_id: string | null;
          user_type: string;
        };
        Insert: {
          created_at?: string;
          email: string;
          full_name: string;
          id?: string;
          message: string;
          read_at?: string | null;
          subject: string;
          user_id?: string | null;
          user_type: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          full_name?: string;
          id?: string;
          message?: string;
          read_at?: string | null;
          subject?: string;
          user_id?: string | null;
          user_type?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_messages_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      conversations: {
        Row: {
          created_at: string;
          id: string;
          last_message_at: string | null;
          patient_id: string;
          professional_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          last_message_at?: string | null;
          patient_id: string;
          professional_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          last_message_at?: string | null;
          patient_id?: string;
          professional_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'conversations_patient_id_fkey';
            columns: ['patient_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'conversations_professional_id_fkey';
            columns: ['professional_id'];
            isOneToOne: false;
            referencedRelation: 'professionals';
            referencedColumns: ['user_id'];
          },
        ];
      };
      deployment_settings: {
        Row: {
          admin_second_factor_required: boolean;
          bank_missing_since: string | null;
          client_address_header: string | null;
          demonstration: boolean;
          id: boolean;
          meeting_prefix: string;
          payment_provider: string | null;
          pix_simulation: boolean;
          room_provider: string;
          rooms_since: string | null;
          takes_payments: boolean;
          test_admins: boolean;
        };
        Insert: {
          admin_second_factor_required?: boolean;
          bank_missing_since?: string | null;
          client_address_header?: string | null;
          demonstration?: boolean;
          id?: boolean;
          meeting_prefix?: string;
          payment_provider?: string | null;
          pix_simulation?: boolean;
          room_provider?: string;
          rooms_since?: string | null;
          takes_payments?: never;
          test_admins?: boolean;
        };
        Update: {
          admin_second_factor_required?: boolean;
          bank_missing_since?: string | null;
          client_address_header?: string | null;
          demonstration?: boolean;
          id?: boolean;
          meeting_prefix?: string;
          payment_provider?: string | null;
          pix_simulation?: boolean;
          room_provider?: string;
          rooms_since?: string | null;
          takes_payments?: never;
          test_admins?: boolean;
        };
        Relationships: [];
      };
      hours_exceptions: {
        Row: {
          from_time: string | null;
          id: string;
          local_date: string;
          note: string | null;
          professional_id: string;
          to_time: string | null;
        };
        Insert: {
          from_time?: string | null;
          id?: string;
          local_date: string;
          note?: string | null;
          professional_id: string;
          to_time?: string | null;
        };
        Update: {
          from_time?: string | null;
          id?: string;
          local_date?: string;
          note?: string | null;
          professional_id?: string;
          to_time?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'hours_exceptions_professional_id_fkey';
            columns: ['professional_id'];
            isOneToOne: false;
            referencedRelation: 'agenda_settings';
            referencedColumns: ['professional_id'];
          },
        ];
      };
      mail_preferences: {
        Row: {
          changed_at: string;
          topic: string;
          user_id: string;
          wanted: boolean;
        };
        Insert: {
          changed_at?: string;
          topic: string;
          user_id: string;
          wanted: boolean;
        };
        Update: {
          changed_at?: string;
          topic?: string;
          user_id?: string;
          wanted?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'mail_preferences_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      notifications: {
        Row: {
          about_id: string | null;
          body: string;
          created_at: string;
          facts: Json;
          id: string;
          kind: string;
          link: string;
          read_at: string | null;
          subject_id: string | null;
          title: string;
          user_id: string;
        };
        Insert: {
          about_id?: string | null;
          body?: string;
          created_at?: string;
          facts?: Json;
          id?: string;
          kind: string;
          link: string;
          read_at?: string | null;
          subject_id?: string | null;
          title: string;
          user_id: string;
        };
        Update: {
          about_id?: string | null;
          body?: string;
          created_at?: string;
          facts?: Json;
          id?: string;
          kind?: string;
          link?: string;
          read_at?: string | null;
          subject_id?: string | null;
          title?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'notifications_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      payments: {
        Row: {
          amount_cents: number;
          charge_number: number;
          consultation_id: string;
          created_at: string;
          expires_at: string;
          id: string;
          opens_at: string | null;
          paid_at: string | null;
          patient_id: string;
          professional_id: string;
          refund_due: boolean;
          refund_state: string | null;
          refunded_at: string | null;
          reminded_at: string | null;
          returned_cents: number;
          starts_at: string;
          status: Database['public']['Enums']['payment_status'];
        };
        Insert: {
          amount_cents: number;
          charge_number?: number;
          consultation_id: string;
          created_at?: string;
          expires_at: string;
          id?: string;
          opens_at?: string | null;
          paid_at?: string | null;
          patient_id: string;
          professional_id: string;
          refund_due?: boolean;
          refund_state?: string | null;
          refunded_at?: string | null;
          reminded_at?: string | null;
          returned_cents?: number;
          starts_at: string;
          status?: Database['public']['Enums']['payment_status'];
        };
        Update: {
          amount_cents?: number;
          charge_number?: number;
          consultation_id?: string;
          created_at?: string;
          expires_at?: string;
          id?: string;
          opens_at?: string | null;
          paid_at?: string | null;
          patient_id?: string;
          professional_id?: string;
          refund_due?: boolean;
          refund_state?: string | null;
          refunded_at?: string | null;
          reminded_at?: string | null;
          returned_cents?: number;
          starts_at?: string;
          status?: Database['public']['Enums']['payment_status'];
        };
        Relationships: [
          {
            foreignKeyName: 'payments_consultation_id_fkey';
            columns: ['consultation_id'];
            isOneToOne: true;
            referencedRelation: 'consultations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'payments_patient_id_fkey';
            columns: ['patient_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'payments_professional_id_fkey';
            columns: ['professional_id'];
            isOneToOne: false;
            referencedRelation: 'professionals';
            referencedColumns: ['user_id'];
          },
        ];
      };
      platform_fee_history: {
        Row: {
          changed_at: string;
          changed_by: string | null;
          id: string;
          new_percentage: number;
          notes: string;
          old_percentage: number | null;
          reason: string | null;
        };
        Insert: {
          changed_at?: string;
          changed_by?: string | null;
          id?: string;
          new_percentage: number;
          notes: string;
          old_percentage?: number | null;
          reason?: string | null;
        };
        Update: {
          changed_at?: string;
          changed_by?: string | null;
          id?: string;
          new_percentage?: number;
          notes?: string;
          old_percentage?: number | null;
          reason?: string | null;
        };
        Relationships: [];
      };
      platform_fee_settings: {
        Row: {
          fee_percentage: number;
          id: boolean;
          updated_at: string;
        };
        Insert: {
          fee_percentage?: number;
          id?: boolean;
          updated_at?: string;
        };
        Update: {
          fee_percentage?: number;
          id?: boolean;
          updated_at?: string;
        };
        Relationships: [];
      };
      privacy_requests: {
        Row: {
          answer: string | null;
          created_at: string;
          email: string;
          full_name: string;
          id: string;
          kept: {
            consultations: number;
            consultations_until: string | null;
            attended: number;
            attended_until: string | null;
            not_held: number;
            payments: number;
            payments_until: string | null;
          } | null;
          kind: string;
          message: string;
          origin: string;
          proof: string | null;
          status: Database['public']['Enums']['privacy_request_status'];
          updated_at: string;
          user_id: string | null;
          user_type: string;
        };
        Insert: {
          answer?: string | null;
          created_at?: string;
          email: string;
          full_name: string;
          id?: string;
          kept?: Json | null;
          kind: string;
          message?: string;
          origin?: string;
          proof?: string | null;
          status?: Database['public']['Enums']['privacy_request_status'];
          updated_at?: string;
          user_id?: string | null;
          user_type: string;
        };
        Update: {
          answer?: string | null;
          created_at?: string;
          email?: string;
          full_name?: string;
          id?: string;
          kept?: Json | null;
          kind?: string;
          message?: string;
          origin?: string;
          proof?: string | null;
          status?: Database['public']['Enums']['privacy_request_status'];
          updated_at?: string;
          user_id?: string | null;
          user_type?: string;
        };
        Relationships: [];
      };
      professional_applications: {
        Row: {
          admin_notes: string | null;
          application_status: Database['public']['Enums']['application_status'];
          applied_at: string;
          bio: string | null;
          cpf_cnpj: string | null;
          crp_crm: string;
          document_urls: string[];
          email: string;
          form_of_address: Database['public']['Enums']['form_of_address'];
          full_name: string;
          id: string;
          phone: string | null;
          price_per_session: number;
          rejection_reason: string | null;
          specialties: string[];
          specialty: Database['public']['Enums']['profession'];
          updated_at: string;
          user_id: string;
        };
        Insert: {
          admin_notes?: string | null;
          application_status?: Database['public']['Enums']['application_status'];
          applied_at?: string;
          bio?: string | null;
          cpf_cnpj?: string | null;
          crp_crm: string;
          document_urls?: string[];
          email: string;
          form_of_address?: Database['public']['Enums']['form_of_address'];
          full_name: string;
          id?: string;
          phone?: string | null;
          price_per_session: number;
          rejection_reason?: string | null;
          specialties?: string[];
          specialty: Database['public']['Enums']['profession'];
          updated_at?: string;
          user_id: string;
        };
        Update: {
          admin_notes?: string | null;
          application_status?: Database['public']['Enums']['application_status'];
          applied_at?: string;
          bio?: string | null;
          cpf_cnpj?: string | null;
          crp_crm?: string;
          document_urls?: string[];
          email?: string;
          form_of_address?: Database['public']['Enums']['form_of_address'];
          full_name?: string;
          id?: string;
          phone?: string | null;
          price_per_session?: number;
          rejection_reason?: string | null;
          specialties?: string[];
          specialty?: Database['public']['Enums']['profession'];
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'professional_applications_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      professionals: {
        Row: {
          accommodations: string[];
          approaches: string[];
          approval_status: Database['public']['Enums']['approval_status'];
          audiences: string[];
          bio: string | null;
          city: string | null;
          education: Json;
          experience: Json;
          form_of_address: Database['public']['Enums']['form_of_address'];
          full_name: string;
          headline: string | null;
          id: string;
          kept_until: string | null;
          languages: string[];
          name_kept_until: string | null;
          not_attended: string | null;
          price_per_session: number | null;
          profession: Database['public']['Enums']['profession'];
          profile_image_url: string | null;
          published_at: string | null;
          rating: number | null;
          rating_counts: number[];
          registration: string;
          search_text: string;
          session_text: string | null;
          specialties: string[];
          standing_since: string;
          state: string | null;
          suspended_at: string | null;
          suspension_reason: string | null;
          total_reviews: number;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          accommodations?: string[];
          approaches?: string[];
          approval_status?: Database['public']['Enums']['approval_status'];
          audiences?: string[];
          bio?: string | null;
          city?: string | null;
          education?: Json;
          experience?: Json;
          form_of_address?: Database['public']['Enums']['form_of_address'];
          full_name: string;
          headline?: string | null;
          id?: string;
          kept_until?: string | null;
          languages?: string[];
          name_kept_until?: string | null;
          not_attended?: string | null;
          price_per_session?: number | null;
          profession: Database['public']['Enums']['profession'];
          profile_image_url?: string | null;
          published_at?: string | null;
          rating?: number | null;
          rating_counts?: number[];
          registration: string;
          search_text?: string;
          session_text?: string | null;
          specialties?: string[];
          standing_since?: string;
          state?: string | null;
          suspended_at?: string | null;
          suspension_reason?: string | null;
          total_reviews?: number;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          accommodations?: string[];
          approaches?: string[];
          approval_status?: Database['public']['Enums']['approval_status'];
          audiences?: string[];
          bio?: string | null;
          city?: string | null;
          education?: Json;
          experience?: Json;
          form_of_address?: Database['public']['Enums']['form_of_address'];
          full_name?: string;
          headline?: string | null;
          id?: string;
          kept_until?: string | null;
          languages?: string[];
          name_kept_until?: string | null;
          not_attended?: string | null;
          price_per_session?: number | null;
          profession?: Database['public']['Enums']['profession'];
          profile_image_url?: string | null;
          published_at?: string | null;
          rating?: number | null;
          rating_counts?: number[];
          registration?: string;
          search_text?: string;
          session_text?: string | null;
          specialties?: string[];
          standing_since?: string;
          state?: string | null;
          suspended_at?: string | null;
          suspension_reason?: string | null;
          total_reviews?: number;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'professionals_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      profiles: {
        Row: {
          birth_date: string | null;
          city: string | null;
          cnpj: string | null;
          contact_email: boolean;
          contact_push: boolean;
          contact_sms: boolean;
          cpf: string | null;
          created_at: string;
          email: string;
          emergency_name: string | null;
          emergency_phone: string | null;
          emergency_relation: string | null;
          erased_at: string | null;
          full_name: string;
          id: string;
          is_admin: boolean;
          phone: string | null;
          profession: Database['public']['Enums']['profession'] | null;
          registration: string | null;
          role: Database['public']['Enums']['user_role'];
          state: string | null;
          time_zone: string | null;
          updated_at: string;
        };
        Insert: {
          birth_date?: string | null;
          city?: string | null;
          cnpj?: string | null;
          contact_email?: boolean;
          contact_push?: boolean;
          contact_sms?: boolean;
          cpf?: string | null;
          created_at?: string;
          email?: string;
          emergency_name?: string | null;
          emergency_phone?: string | null;
          emergency_relation?: string | null;
          erased_at?: string | null;
          full_name?: string;
          id: string;
          is_admin?: boolean;
          phone?: string | null;
          profession?: Database['public']['Enums']['profession'] | null;
          registration?: string | null;
          role?: Database['public']['Enums']['user_role'];
          state?: string | null;
          time_zone?: string | null;
          updated_at?: string;
        };
        Update: {
          birth_date?: string | null;
          city?: string | null;
          cnpj?: string | null;
          contact_email?: boolean;
          contact_push?: boolean;
          contact_sms?: boolean;
          cpf?: string | null;
          created_at?: string;
          email?: string;
          emergency_name?: string | null;
          emergency_phone?: string | null;
          emergency_relation?: string | null;
          erased_at?: string | null;
          full_name?: string;
          id?: string;
          is_admin?: boolean;
          phone?: string | null;
          profession?: Database['public']['Enums']['profession'] | null;
          registration?: string | null;
          role?: Database['public']['Enums']['user_role'];
          state?: string | null;
          time_zone?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      proposals: {
        Row: {
          answered_at: string | null;
          chosen: string | null;
          consultation_id: string;
          created_at: string;
          expires_at: string;
          from_day: string | null;
          id: string;
          status: string;
          times: string[];
          to_day: string | null;
          was_at: string;
        };
        Insert: {
          answered_at?: string | null;
          chosen?: string | null;
          consultation_id: string;
          created_at?: string;
          expires_at: string;
          from_day?: string | null;
          id: string;
          status?: string;
          times: string[];
          to_day?: string | null;
          was_at: string;
        };
        Update: {
          answered_at?: string | null;
          chosen?: string | null;
          consultation_id?: string;
          created_at?: string;
          expires_at?: string;
          from_day?: string | null;
          id?: string;
          status?: string;
          times?: string[];
          to_day?: string | null;
          was_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'proposals_consultation_id_fkey';
            columns: ['consultation_id'];
            isOneToOne: false;
            referencedRelation: 'consultations';
            referencedColumns: ['id'];
          },
        ];
      };
      reviews: {
        Row: {
          consultation_id: string;
          created_at: string;
          emotion: string | null;
          id: string;
          improvements: string | null;
          patient_display_name: string;
          patient_id: string;
          positive_aspects: string | null;
          professional_id: string;
          public_testimonial: string | null;
          rating: number;
          testimonial_status: Database['public']['Enums']['testimonial_status'];
          would_recommend: boolean;
        };
        Insert: {
          consultation_id: string;
          created_at?: string;
          emotion?: string | null;
          id?: string;
          improvements?: string | null;
          patient_display_name: string;
          patient_id: string;
          positive_aspects?: string | null;
          professional_id: string;
          public_testimonial?: string | null;
          rating: number;
          testimonial_status?: Database['public']['Enums']['testimonial_status'];
          would_recommend: boolean;
        };
        Update: {
          consultation_id?: string;
          created_at?: string;
          emotion?: string | null;
          id?: string;
          improvements?: string | null;
          patient_display_name?: string;
          patient_id?: string;
          positive_aspects?: string | null;
          professional_id?: string;
          public_testimonial?: string | null;
          rating?: number;
          testimonial_status?: Database['public']['Enums']['testimonial_status'];
          would_recommend?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'reviews_consultation_id_fkey';
            columns: ['consultation_id'];
            isOneToOne: true;
            referencedRelation: 'consultations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reviews_patient_id_fkey';
            columns: ['patient_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reviews_professional_id_fkey';
            columns: ['professional_id'];
            isOneToOne: false;
            referencedRelation: 'professionals';
            referencedColumns: ['user_id'];
          },
        ];
      };
      saved_views: {
        Row: {
          created_at: string;
          created_by: string | null;
          filter: Json;
          id: string;
          name: string;
          page: string;
        };
        Insert: {
          created_at?: string;
          created_by?: string | null;
          filter: Json;
          id: string;
          name: string;
          page: string;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          filter?: Json;
          id?: string;
          name?: string;
          page?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'saved_views_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      series_conflicts: {
        Row: {
          instead_at: string | null;
          local_date: string;
          noticed_at: string;
          number: number;
          reason: string;
          series_id: string;
        };
        Insert: {
          instead_at?: string | null;
          local_date: string;
          noticed_at?: string;
          number: number;
          reason: string;
          series_id: string;
        };
        Update: {
          instead_at?: string | null;
          local_date?: string;
          noticed_at?: string;
          number?: number;
          reason?: string;
          series_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'series_conflicts_series_id_fkey';
            columns: ['series_id'];
            isOneToOne: false;
            referencedRelation: 'consultation_series';
            referencedColumns: ['id'];
          },
        ];
      };
      weekly_hours: {
        Row: {
          from_time: string;
          professional_id: string;
          to_time: string;
          weekday: number;
        };
        Insert: {
          from_time: string;
          professional_id: string;
          to_time: string;
          weekday: number;
        };
        Update: {
          from_time?: string;
          professional_id?: string;
          to_time?: string;
          weekday?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'weekly_hours_professional_id_fkey';
            columns: ['professional_id'];
            isOneToOne: false;
            referencedRelation: 'agenda_settings';
            referencedColumns: ['professional_id'];
          },
        ];
      };
    };
    Views: {
      consultation_entries: {
        Row: {
          consultation_date: string;
          consultation_time: string;
          created_at: string;
          id: string;
          patient_email: string;
          patient_name: string;
          professional_name: string;
          starts_at: string;
          state: Database['public']['Enums']['consultation_state'];
          status: Database['public']['Enums']['consultation_status'];
        };
        Relationships: [];
      };
      payment_entries: {
        Row: {
          amount_cents: number;
          charge_state: string;
          consultation_date: string;
          consultation_id: string;
          consultation_time: string;
          created_at: string;
          e2eid: string | null;
          expires_at: string;
          id: string;
          method: string | null;
          opens_at: string | null;
          paid_at: string | null;
          patient_email: string;
          patient_name: string;
          professional_id: string;
          professional_name: string;
          refund_cents: number | null;
          refund_due: boolean;
          refund_step: string | null;
          refunded_at: string | null;
          starts_at: string;
          status: Database['public']['Enums']['payment_status'];
          txid: string | null;
        };
        Relationships: [];
      };
      privacy_request_entries: {
        Row: {
          answer: string | null;
          created_at: string;
          email: string;
          full_name: string;
          id: string;
          kept: {
            consultations: number;
            consultations_until: string | null;
            attended: number;
            attended_until: string | null;
            not_held: number;
            payments: number;
            payments_until: string | null;
          } | null;
          kind: string;
          listed_at: string;
          message: string;
          origin: string;
          proof: string | null;
          status: Database['public']['Enums']['privacy_request_status'];
          updated_at: string;
          user_id: string | null;
          user_type: string;
        };
        Relationships: [];
      };
      professionals_public: {
        Row: {
          bio: string | null;
          city: string | null;
          display_name: string;
          form_of_address: Database['public']['Enums']['form_of_address'];
          headline: string | null;
          price_per_session: number | null;
          profession: Database['public']['Enums']['profession'];
          profile_image_url: string | null;
          rating: number;
          rating_counts: number[];
          registration: string;
          specialties: string[];
          specialty: string;
          state: string | null;
          total_reviews: number;
          user_id: string;
        };
        Relationships: [];
      };
      public_reviews: {
        Row: {
          comment: string;
          created_at: string;
          id: string;
          patient_name: string;
          professional_id: string;
          rating: number;
        };
        Relationships: [];
      };
      weekly_availability: {
        Row: {
          available: boolean;
          day_of_week: number;
          end_time: string;
          id: string;
          start_time: string;
          user_id: string;
        };
        Relationships: [];
      };
    };
    Functions: {
      accept_proposal: {
        Args: {
          proposal_id: string;
          starts_at: string;
        };
        Returns: {
          proposal_id: string;
          consultation_id: string;
          status: string;
          times: string[];
          from_day: string | null;
          to_day: string | null;
          chosen: string | null;
          expires_at: string;
          starts_at: string;
          free_until: string;
        };
      };
      add_block: {
        Args: {
          ends_at: string;
          id: string;
          note?: string | null;
          starts_at: string;
        };
        Returns: {
          id: string;
          starts_at: string;
          ends_at: string;
          note: string | null;
        };
      };
      add_booking_data: {
        Args: {
          cpf?: string | null;
          phone?: string | null;
        };
        Returns: undefined;
      };
      add_up_tallies: {
        Args: never;
        Returns: undefined;
      };
      admin_cancel_consultation: {
        Args: {
          asked_by?: string | null;
          consultation_id: string;
          expected_starts_at?: string | null;
          expected_status?: Database['public']['Enums']['consultation_status'] | null;
          reason: string;
        };
        Returns: {
          consultation_id: string;
          status: Database['public']['Enums']['consultation_status'];
          refund_due: boolean;
          cancelled_at: string;
          refund_by: string | null;
        };
      };
      admin_move_consultation: {
        Args: {
          consultation_id: string;
          expected_starts_at?: string | null;
          expected_status?: Database['public']['Enums']['consultation_status'] | null;
          reason: string;
          starts_at: string;
        };
        Returns: {
          consultation_id: string;
          starts_at: string;
          status: Database['public']['Enums']['consultation_status'];
        };
      };
      admin_overview: {
        Args: never;
        Returns: {
          patients: number;
          professionals: number;
          pending_professionals: number;
          consultations: number;
          consultations_this_month: number;
          fee_percentage: number;
          pending_applications: number;
          applications_lacking_info: number;
          pending_testimonials: number;
          unread_messages: number;
          open_privacy_requests: number;
        };
      };
      admin_set_outcome: {
        Args: {
          consultation_id: string;
          expected_starts_at?: string | null;
          expected_status?: Database['public']['Enums']['consultation_status'] | null;
          outcome: Database['public']['Enums']['consultation_status'];
          reason: string;
        };
        Returns: {
          consultation_id: string;
          status: Database['public']['Enums']['consultation_status'];
        };
      };
      admit_patient: {
        Args: {
          consultation_id: string;
        };
        Returns: {
          consultation_id: string;
          role: string;
          other_first_name: string | null;
          other_id: string | null;
          other_name: string | null;
          other_profession: Database['public']['Enums']['profession'] | null;
          other_form_of_address: Database['public']['Enums']['form_of_address'] | null;
          other_image_url: string | null;
          status: Database['public']['Enums']['consultation_status'];
          starts_at: string;
          ends_at: string;
          opens_at: string;
          closes_at: string;
          now: string;
          is_open: boolean;
          ended_at: string | null;
          is_unattended: boolean;
          completion_obstacle: string | null;
          room_provider: string;
          external_link: string | null;
          own_page: string | null;
          own_last_page: string | null;
          knows_presence: boolean;
          is_contested: boolean;
          needs_consent: boolean;
          admitted_at: string | null;
          cancelled_by: string | null;
          cancelled_at: string | null;
          refund: string | null;
          patient_joined_at: string | null;
          professional_joined_at: string | null;
          patient_left_at: string | null;
          professional_left_at: string | null;
          minutes_together: number;
        };
      };
      agenda: {
        Args: {
          since: string;
          until: string;
        };
        Returns: {
          now: string;
          today: string;
          settings: {
            is_own: boolean;
            time_zone: string;
            break_minutes: number;
            grid_minutes: number;
            notice_hours: number;
            horizon_days: number;
            max_per_day: number | null;
            closed_on_holidays: boolean;
          };
          days: {
            date: string;
            hours: {
              from: string;
              to: string;
            }[];
            is_exception: boolean;
            holiday: string | null;
          }[];
          free: string[];
          blocks: {
            id: string;
            starts_at: string;
            ends_at: string;
            note: string | null;
            series: {
              until: string;
              following: number;
            } | null;
          }[];
          consultations: {
            id: string;
            patient_id: string;
            patient_name: string;
            starts_at: string;
            ends_at: string;
            break_minutes: number;
            status: Database['public']['Enums']['consultation_status'];
            payment_status: Database['public']['Enums']['payment_status'] | null;
            is_outside_hours: boolean;
            amount_cents: number;
            booked_by: string;
            opens_at: string | null;
            expires_at: string | null;
            returned_cents: number;
            returned_by_bank: boolean;
            refund: string;
            series: {
              id: string;
              number: number;
              of: number;
              every_weeks: number;
              until: string;
              ended: boolean;
            } | null;
            cancelled_by: string | null;
            canceller: string | null;
            cancelled_at: string | null;
            cancellation_reason: string | null;
            reminded_at: string | null;
            is_kept: boolean;
            correctable_until: string | null;
            absence: {
              consultation_id: string;
              reported_at: string;
              came: boolean | null;
              answered_at: string | null;
              outcome: string | null;
              decided_at: string | null;
              answer: string | null;
            } | null;
            is_first: boolean;
            unread: number;
            proposal: {
              id: string;
              times: string[];
              from_day: string | null;
              to_day: string | null;
              expires_at: string;
            } | null;
          }[];
        } | null;
      };
      answer_absence: {
        Args: {
          came: boolean;
          consultation_id: string;
          message?: string | null;
        };
        Returns: {
          consultation_id: string;
          reported_at: string;
          came: boolean | null;
          answered_at: string | null;
          outcome: string | null;
          decided_at: string | null;
          answer: string | null;
        };
      };
      answer_privacy_request: {
        Args: {
          answer: string;
          partly?: boolean | null;
          request_id: string;
        };
        Returns: Database['public']['Tables']['privacy_requests']['Row'];
        SetofOptions: { from: '*'; to: 'privacy_requests'; isOneToOne: false; isSetofReturn: false };
      };
      answer_team_request: {
        Args: {
          accepts: boolean;
          reason: string;
          requested_at: string;
          role?: Database['public']['Enums']['team_role'] | null;
          user_id: string;
        };
        Returns: Json;
      };
      applicant_address: {
        Args: {
          application_id?: string | null;
          email: string;
        };
        Returns: string;
      };
      application_counts: {
        Args: {
          search?: string | null;
        };
        Returns: {
          total: number;
          matching: number;
          pending: number;
          needs_info: number;
          approved: number;
          rejected: number;
        };
      };
      application_marks: {
        Args: {
          application_ids: string[];
        };
        Returns: {
          application_id: string | null;
          assigned_to: string | null;
          assigned_name: string | null;
          has_duplicates: boolean | null;
        }[];
      };
      approve_payouts: {
        Args: {
          batch_id: string;
          total_cents: number;
          version: number;
        };
        Returns: {
          id: string;
          week_ends: string;
          state: string;
          is_simulated: boolean;
          version: number;
          total_cents: number;
          ready: number;
          held: number;
          held_cents: number;
          paid: number;
          returned: number;
          returned_cents: number;
          warned: number;
          prepared_by: string | null;
          prepared_by_name: string | null;
          prepared_at: string;
          released_by: string[];
          approved_by: string | null;
          approved_by_name: string | null;
          approved_at: string | null;
          closed_at: string | null;
          reason: string | null;
        };
      };
      assign_application: {
        Args: {
          application_id: string;
          mine: boolean;
        };
        Returns: {
          application_id: string;
        };
      };
      assign_suspense: {
        Args: {
          payment_id: string;
          receipt_id: string;
        };
        Returns: {
          receipt_id: string;
          payment_id: string;
          status: Database['public']['Enums']['payment_status'];
          consultation_status: Database['public']['Enums']['consultation_status'];
          refund_due: boolean;
        };
      };
      bank_balance: {
        Args: never;
        Returns: {
          cents: number;
          unproven_cents: number;
          fees_cents: number;
          top_ups_cents: number;
          entries: {
            id: string;
            kind: string;
            amount_cents: number;
            day: string;
            reason: string;
            created_at: string;
            reverses: string | null;
            is_reversed: boolean;
            recorded_by: string | null;
          }[];
        };
      };
      begin_photo: {
        Args: {
          path: string;
        };
        Returns: string;
      };
      block_person: {
        Args: {
          reason: string;
          user_id: string;
        };
        Returns: {
          user_id: string;
          state: Database['public']['Enums']['account_state'];
          sessions_ended: number;
          consultations_cancelled: number | null;
        };
      };
      book_consultation: {
        Args: {
          date: string;
          expected_amount_cents: number;
          professional_user_id: string;
          request_id: string;
          time: string;
        };
        Returns: {
          consultation_id: string;
          payment_id: string;
          status: Database['public']['Enums']['consultation_status'];
          starts_at: string;
          amount_cents: number;
          expires_at: string;
          charge_number: number;
          free_until: string;
        };
      };
      book_for_patient: {
        Args: {
          patient_id: string;
          request_id: string;
          starts_at: string[];
        };
        Returns: {
          consultations: {
            consultation_id: string;
            starts_at: string;
            status: Database['public']['Enums']['consultation_status'];
            amount_cents: number;
            opens_at: string;
            expires_at: string;
          }[];
        };
      };
      book_series: {
        Args: {
          every_weeks: number;
          expected_amount_cents: number;
          left_out: number[];
          occurrences: number;
          others: Json;
          professional_user_id: string;
          request_id: string;
          starts_at: string;
        };
        Returns: {
          consultation_id: string;
          payment_id: string;
          status: Database['public']['Enums']['consultation_status'];
          starts_at: string;
          amount_cents: number;
          expires_at: string;
          charge_number: number;
          free_until: string;
          series_id: string;
        };
      };
      book_series_for_patient: {
        Args: {
          every_weeks: number;
          left_out: number[];
          occurrences: number;
          others: Json;
          patient_id: string;
          request_id: string;
          starts_at: string;
        };
        Returns: {
          series_id: string;
          consultations: {
            consultation_id: string;
            number: number;
            starts_at: string;
            status: Database['public']['Enums']['consultation_status'];
            amount_cents: number;
            opens_at: string;
            expires_at: string;
          }[];
        };
      };
      book_time: {
        Args: {
          expected_amount_cents: number;
          professional_user_id: string;
          request_id: string;
          starts_at: string;
        };
        Returns: {
          consultation_id: string;
          payment_id: string;
          status: Database['public']['Enums']['consultation_status'];
          starts_at: string;
          amount_cents: number;
          expires_at: string;
          charge_number: number;
          free_until: string;
        };
      };
      calendar_address: {
        Args: never;
        Returns: {
          created_at: string;
          last_read_at: string | null;
        } | null;
      };
      cancel_as_professional: {
        Args: {
          consultation_id: string;
          message: string;
          reason: string;
          request_id: string;
        };
        Returns: {
          consultation_id: string;
          status: Database['public']['Enums']['consultation_status'];
          refund_due: boolean;
          cancelled_at: string;
        };
      };
      cancel_consultation: {
        Args: {
          consultation_id: string;
          without_refund?: boolean | null;
        };
        Returns: {
          consultation_id: string;
          status: Database['public']['Enums']['consultation_status'];
          refund_due: boolean;
        };
      };
      change_series: {
        Args: {
          consultation_id: string;
          following: boolean;
          left_out?: number[] | null;
          others?: Json | null;
          starts_at: string;
        };
        Returns: {
          series_id: string;
          consultation_id: string;
          starts_at: string;
        };
      };
      changed_profiles: {
        Args: {
          since?: number | null;
        };
        Returns: {
          upTo: number;
          ids: string[] | null;
        };
      };
      charge_counts: {
        Args: never;
        Returns: {
          refund_due: number;
          unproven: number;
          expired_today: number;
        };
      };
      charge_details: {
        Args: {
          payment_id: string;
        };
        Returns: {
          id: string;
          consultation_id: string;
          patient_name: string;
          patient_email: string;
          professional_name: string;
          starts_at: string;
          consultation_status: Database['public']['Enums']['consultation_status'];
          amount_cents: number;
          state: string;
          status: Database['public']['Enums']['payment_status'];
          paid_at: string | null;
          expires_at: string;
          opens_at: string | null;
          is_simulated: boolean;
          fee_cents: number;
          returned_cents: number;
          due_cents: number;
          professional_cents: number;
          refundable_cents: number;
          refunded_by_team: boolean;
          decided_cents: number;
          undo_until: string | null;
          refunds: {
            id: string;
            amount_cents: number;
            state: string;
            decided_by: string;
            problem: string | null;
            created_at: string;
            is_simulated: boolean;
            can_close: boolean;
          }[];
          decisions: {
            id: string;
            amount_cents: number;
            reason: string;
            borne_by: string;
            decided_by_name: string | null;
            is_own: boolean;
            created_at: string;
          }[];
          events: {
            at: string;
            kind: string;
            detail: string | null;
            code: string | null;
            amount_cents: number | null;
            person: string | null;
          }[];
        };
      };
      check_application_item: {
        Args: {
          application_id: string;
          checked: boolean;
          item: string;
        };
        Returns: {
          application_id: string;
        };
      };
      choose_form_of_address: {
        Args: {
          form_of_address: Database['public']['Enums']['form_of_address'];
        };
        Returns: Json;
      };
      claim_mails: {
        Args: {
          at_most?: number | null;
        };
        Returns: {
          id: string;
          kind: string;
          recipient: string;
          payload: Json;
          not_after: string | null;
        }[];
      };
      claim_payment_job: {
        Args: {
          job: string;
        };
        Returns: Json;
      };
      claim_provider_calls: {
        Args: {
          at_most?: number | null;
          wanted?: string | null;
        };
        Returns: {
          call_id: string | null;
          kind: string | null;
          provider: string | null;
          txid: string | null;
          amount_cents: number | null;
          expires_in_seconds: number | null;
          note: string | null;
          receipt_id: string | null;
          refund_id: string | null;
          may_exist: boolean | null;
        }[];
      };
      claim_webhooks: {
        Args: {
          at_most?: number | null;
        };
        Returns: {
          webhook_id: string | null;
          provider: string | null;
          hints: Json | null;
        }[];
      };
      close_refund: {
        Args: {
          e2eid?: string | null;
          refund_id: string;
        };
        Returns: {
          refund_id: string;
          state: string;
          done_at: string;
        };
      };
      complete_consultation: {
        Args: {
          consultation_id: string;
        };
        Returns: Json;
      };
      complete_due_consultations: {
        Args: never;
        Returns: number;
      };
      confirm_payout_key: {
        Args: {
          code: string;
        };
        Returns: {
          kind: string | null;
          masked: string | null;
          state: string;
          tries_left: number | null;
          confirmed_at: string | null;
        };
      };
      confirm_refund: {
        Args: {
          decision_id: string;
        };
        Returns: {
          id: string;
          state: string;
          amount_cents: number;
        };
      };
      consultation_counts: {
        Args: never;
        Returns: {
          total: number;
          scheduled: number;
          completed: number;
          cancelled: number;
        };
      };
      consultations_outside_hours: {
        Args: never;
        Returns: {
          consultation_id: string;
          patient_id: string;
          patient_name: string;
          starts_at: string;
          ends_at: string;
          status: Database['public']['Enums']['consultation_status'];
        }[];
      };
      conversation_about: {
        Args: {
          consultation_id: string;
        };
        Returns: {
          id: string;
          status: Database['public']['Enums']['consultation_status'];
          cancelled_by: string | null;
          patient_id: string;
          professional_id: string;
          patient_name: string;
          professional_name: string;
          profession: Database['public']['Enums']['profession'] | null;
          form_of_address: Database['public']['Enums']['form_of_address'] | null;
          registration: string | null;
          profile_image_url: string | null;
          is_suspended: boolean;
          last_read_at: string | null;
          state: Database['public']['Enums']['consultation_state'];
          conversation_id: string;
          obstacle: string | null;
        }[];
      };
      conversation_changes: {
        Args: {
          consultation_id: string;
        };
        Returns: {
          id: number;
          changed_at: string;
          was_at: string;
          moved_to: string | null;
        }[];
      };
      conversation_messages: {
        Args: {
          consultation_id: string;
          cursor_at?: string | null;
          cursor_id?: string | null;
          page_size?: number | null;
        };
        Returns: {
          id: string;
          sender: string;
          content: string;
          event: string | null;
          created_at: string;
          read_at: string | null;
        }[];
      };
      conversations: {
        Args: {
          cursor_at?: string | null;
          cursor_id?: string | null;
          page_size?: number | null;
          side?: string | null;
        };
        Returns: {
          consultation_id: string;
          other_name: string;
          other_image_url: string | null;
          status: Database['public']['Enums']['consultation_status'];
          starts_at: string;
          last_message: string;
          last_sender: string;
          last_message_at: string;
          unread: number;
          as_patient: boolean;
          conversation_id: string;
          other_id: string;
        }[];
      };
      correct_outcome: {
        Args: {
          consultation_id: string;
          outcome: Database['public']['Enums']['consultation_status'];
        };
        Returns: {
          consultation_id: string;
          status: Database['public']['Enums']['consultation_status'];
        };
      };
      count_audit: {
        Args: {
          about?: string | null;
          actor?: string | null;
          by_jobs?: boolean | null;
          from_network?: string | null;
          in_area?: string | null;
          since?: string | null;
          until?: string | null;
        };
        Returns: number;
      };
      count_people: {
        Args: {
          of_role?: Database['public']['Enums']['user_role'] | null;
          of_state?: Database['public']['Enums']['account_state'] | null;
          search?: string | null;
          since?: string | null;
          until?: string | null;
        };
        Returns: number;
      };
      count_professionals: {
        Args: {
          city?: string | null;
          max_price_cents?: number | null;
          min_price_cents?: number | null;
          search?: string | null;
          specialty?: string | null;
        };
        Returns: number;
      };
      create_calendar_address: {
        Args: never;
        Returns: {
          secret: string;
          created_at: string;
        };
      };
      dates_after: {
        Args: {
          number: number;
          series_id: string;
        };
        Returns: {
          starts: string[];
          refunds: number[];
          later: number;
        };
      };
      decide_absence: {
        Args: {
          consultation_id: string;
          id: string;
          outcome: string;
          reason: string;
        };
        Returns: {
          consultation_id: string;
          state: string;
          outcome: string;
          amount_cents: number;
        };
      };
      decide_refund: {
        Args: {
          amount_cents: number;
          borne_by: string;
          id: string;
          payment_id: string;
          reason: string;
        };
        Returns: {
          id: string;
          state: string;
          amount_cents: number;
        };
      };
      decline_refund: {
        Args: {
          decision_id: string;
          reason: string;
        };
        Returns: {
          id: string;
          state: string;
          amount_cents: number;
        };
      };
      delete_view: {
        Args: {
          id: string;
        };
        Returns: undefined;
      };
      discard_payouts: {
        Args: {
          batch_id: string;
          reason: string;
        };
        Returns: {
          id: string;
          week_ends: string;
          state: string;
          is_simulated: boolean;
          version: number;
          total_cents: number;
          ready: number;
          held: number;
          held_cents: number;
          paid: number;
          returned: number;
          returned_cents: number;
          warned: number;
          prepared_by: string | null;
          prepared_by_name: string | null;
          prepared_at: string;
          released_by: string[];
          approved_by: string | null;
          approved_by_name: string | null;
          approved_at: string | null;
          closed_at: string | null;
          reason: string | null;
        };
      };
      document_verified: {
        Args: {
          kind: string;
          object_id: string;
        };
        Returns: undefined;
      };
      earnings: {
        Args: {
          month?: string | null;
        };
        Returns: {
          month: string;
          time_zone: string;
          issues_receita_saude: boolean;
          received_cents: number;
          owed_cents: number;
          held_cents: number;
          refunded_cents: number;
          received: number;
          owed: number;
          held: number;
          refunded: number;
          waiting: number;
          weeks: {
            from: string;
            received_cents: number;
            owed_cents: number;
            held_cents: number;
          }[];
          next_payout: {
            week_ends: string;
            pays_on: string;
            cents: number;
            debt_cents: number;
            consultations: number;
            hold: string | null;
          };
          payouts: {
            id: string;
            week_ends: string;
            amount_cents: number;
            state: string;
            hold: string | null;
            reason: string | null;
            key_masked: string | null;
            paid_at: string | null;
            returned_at: string | null;
            is_simulated: boolean;
          }[];
        };
      };
      end_room: {
        Args: {
          consultation_id: string;
        };
        Returns: {
          consultation_id: string;
          role: string;
          other_first_name: string | null;
          other_id: string | null;
          other_name: string | null;
          other_profession: Database['public']['Enums']['profession'] | null;
          other_form_of_address: Database['public']['Enums']['form_of_address'] | null;
          other_image_url: string | null;
          status: Database['public']['Enums']['consultation_status'];
          starts_at: string;
          ends_at: string;
          opens_at: string;
          closes_at: string;
          now: string;
          is_open: boolean;
          ended_at: string | null;
          is_unattended: boolean;
          completion_obstacle: string | null;
          room_provider: string;
          external_link: string | null;
          own_page: string | null;
          own_last_page: string | null;
          knows_presence: boolean;
          is_contested: boolean;
          needs_consent: boolean;
          admitted_at: string | null;
          cancelled_by: string | null;
          cancelled_at: string | null;
          refund: string | null;
          patient_joined_at: string | null;
          professional_joined_at: string | null;
          patient_left_at: string | null;
          professional_left_at: string | null;
          minutes_together: number;
        };
      };
      end_series: {
        Args: {
          from_number?: number | null;
          series_id: string;
          without_refund?: boolean | null;
        };
        Returns: {
          series_id: string;
          cancelled: number;
          refund_due: boolean;
        };
      };
      end_series_as_professional: {
        Args: {
          consultation_id: string;
          message: string;
          reason: string;
          request_id: string;
        };
        Returns: {
          series_id: string;
          cancelled: number;
          refund_due: boolean;
        };
      };
      end_session: {
        Args: {
          session_id: string;
        };
        Returns: undefined;
      };
      end_sessions_of: {
        Args: {
          session_id?: string | null;
          user_id: string;
        };
        Returns: {
          user_id: string;
          sessions_ended: number;
        };
      };
      enter_room: {
        Args: {
          consent?: string | null;
          consultation_id: string;
          elsewhere?: boolean | null;
          page: string;
        };
        Returns: {
          consultation_id: string;
          role: string;
          other_first_name: string | null;
          other_id: string | null;
          other_name: string | null;
          other_profession: Database['public']['Enums']['profession'] | null;
          other_form_of_address: Database['public']['Enums']['form_of_address'] | null;
          other_image_url: string | null;
          status: Database['public']['Enums']['consultation_status'];
          starts_at: string;
          ends_at: string;
          opens_at: string;
          closes_at: string;
          now: string;
          is_open: boolean;
          ended_at: string | null;
          is_unattended: boolean;
          completion_obstacle: string | null;
          room_provider: string;
          external_link: string | null;
          own_page: string | null;
          own_last_page: string | null;
          knows_presence: boolean;
          is_contested: boolean;
          needs_consent: boolean;
          admitted_at: string | null;
          cancelled_by: string | null;
          cancelled_at: string | null;
          refund: string | null;
          patient_joined_at: string | null;
          professional_joined_at: string | null;
          patient_left_at: string | null;
          professional_left_at: string | null;
          minutes_together: number;
          outcome: string;
        };
      };
      erase_person: {
        Args: {
          request_id: string;
        };
        Returns: Json;
      };
      erasure_preview: {
        Args: {
          request_id: string;
        };
        Returns: {
          kept: {
            consultations: number;
            consultations_until: string | null;
            attended: number;
            attended_until: string | null;
            not_held: number;
            payments: number;
            payments_until: string | null;
          };
          sessions_open: number;
          attends_open: boolean;
          refunds_due: number;
          absences_open: number;
          owed_cents: number;
          payouts_open: number;
          messages: number;
          reviews: number;
          documents: number;
          is_professional: boolean;
        };
      };
      expire_audit: {
        Args: never;
        Returns: undefined;
      };
      expire_payments: {
        Args: never;
        Returns: number;
      };
      expire_proposals: {
        Args: never;
        Returns: number;
      };
      export_audit: {
        Args: {
          about?: string | null;
          actor?: string | null;
          by_jobs?: boolean | null;
          cursor_at?: string | null;
          cursor_id?: number | null;
          from_network?: string | null;
          in_area?: string | null;
          page_size?: number | null;
          purpose: string;
          since?: string | null;
          until?: string | null;
        };
        Returns: Json;
      };
      export_consultations: {
        Args: {
          cursor_at?: string | null;
          cursor_id?: string | null;
          newer?: boolean | null;
          page_size?: number | null;
          professional?: string | null;
          search?: string | null;
          since?: string | null;
          sort_by?: string | null;
          states?: boolean | null;
          status?: Database['public']['Enums']['consultation_state'] | null;
          until?: string | null;
        };
        Returns: {
          rows: [string, string, string, string, string][];
          last: {
            at: string;
            id: string;
          } | null;
        };
      };
      export_my_data: {
        Args: never;
        Returns: Json;
      };
      export_payouts: {
        Args: {
          batch_id: string;
        };
        Returns: {
          line_id: string;
          professional_name: string;
          key_kind: string;
          key_value: string;
          amount_cents: number;
          note: string;
        }[];
      };
      export_people: {
        Args: {
          cursor_at?: string | null;
          cursor_id?: string | null;
          newer?: boolean | null;
          of_role?: Database['public']['Enums']['user_role'] | null;
          of_state?: Database['public']['Enums']['account_state'] | null;
          page_size?: number | null;
          purpose: string;
          search?: string | null;
          since?: string | null;
          sort_by?: string | null;
          until?: string | null;
        };
        Returns: Json;
      };
      financial_figures: {
        Args: {
          before_first: string;
          before_last: string;
          first_day: string;
          last_day: string;
        };
        Returns: {
          now: {
            received_cents: number;
            refunded_cents: number;
            fee_cents: number;
          };
          before: {
            received_cents: number;
            refunded_cents: number;
            fee_cents: number;
          };
          fee_percentage: number;
          days: {
            day: string;
            received_cents: number;
            returned_cents: number;
            refunded_cents: number;
            earlier_cents: number;
          }[];
        };
      };
      finish_payment_job: {
        Args: {
          error?: string | null;
          job: string;
          other_keys?: number | null;
        };
        Returns: undefined;
      };
      forget_expired_data: {
        Args: never;
        Returns: undefined;
      };
      free_times: {
        Args: {
          consultation_id?: string | null;
          professional_user_id: string;
          since?: string | null;
          until?: string | null;
        };
        Returns: {
          time_zone: string;
          today: string;
          days: {
            date: string;
            times: string[];
            reason: string | null;
          }[];
        } | null;
      };
      free_until: {
        Args: {
          accepting?: boolean | null;
          consultation_id?: string | null;
          starts_at: string;
        };
        Returns: string;
      };
      history_summary: {
        Args: {
          period?: string | null;
          professional_user_id?: string | null;
        };
        Returns: {
          total: number;
          completed: number;
          scheduled: number;
          coming: number;
          reviewed: number;
        };
      };
      hold_payout: {
        Args: {
          line_id: string;
          reason: string;
        };
        Returns: {
          id: string;
          week_ends: string;
          state: string;
          is_simulated: boolean;
          version: number;
          total_cents: number;
          ready: number;
          held: number;
          held_cents: number;
          paid: number;
          returned: number;
          returned_cents: number;
          warned: number;
          prepared_by: string | null;
          prepared_by_name: string | null;
          prepared_at: string;
          released_by: string[];
          approved_by: string | null;
          approved_by_name: string | null;
          approved_at: string | null;
          closed_at: string | null;
          reason: string | null;
        };
      };
      keep_series: {
        Args: {
          at_most?: number | null;
        };
        Returns: number;
      };
      keep_suspense: {
        Args: {
          reason: string;
          receipt_id: string;
        };
        Returns: {
          receipt_id: string;
          decision: string;
        };
      };
      lacking_admin_factor: {
        Args: never;
        Returns: string;
      };
      leave_room: {
        Args: {
          consultation_id: string;
          entered?: boolean | null;
          page: string;
        };
        Returns: undefined;
      };
      lift_suspension: {
        Args: {
          note?: string | null;
          professional_user_id: string;
        };
        Returns: Json;
      };
      list_absences: {
        Args: {
          cursor_id?: string | null;
          cursor_reported_at?: string | null;
          page_size?: number | null;
        };
        Returns: {
          consultation_id: string;
          payment_id: string;
          patient_name: string;
          professional_name: string;
          starts_at: string;
          ends_at: string;
          status: Database['public']['Enums']['consultation_status'];
          amount_cents: number;
          returnable_cents: number;
          paid_out_cents: number;
          message: string | null;
          reported_at: string;
          came: boolean | null;
          answer: string | null;
          answered_at: string | null;
          waiting_cents: number | null;
          decided_by: string | null;
          decided_by_name: string | null;
        }[];
      };
      list_applications: {
        Args: {
          cursor_applied_at?: string | null;
          cursor_id?: string | null;
          newer?: boolean | null;
          page_size?: number | null;
          search?: string | null;
          status?: Database['public']['Enums']['application_status'] | null;
        };
        Returns: Database['public']['Tables']['professional_applications']['Row'][];
        SetofOptions: { from: '*'; to: 'professional_applications'; isOneToOne: false; isSetofReturn: true };
      };
      list_audit: {
        Args: {
          about?: string | null;
          actor?: string | null;
          by_jobs?: boolean | null;
          cursor_at?: string | null;
          cursor_id?: number | null;
          from_network?: string | null;
          in_area?: string | null;
          newer?: boolean | null;
          page_size?: number | null;
          since?: string | null;
          until?: string | null;
        };
        Returns: {
          id: number;
          happened_at: string;
          actor_id: string | null;
          actor_name: string | null;
          actor_role: string | null;
          area: string;
          subject_table: string;
          subject_id: string | null;
          subject_name: string | null;
          action: string;
          before: Json | null;
          after: Json;
          network: string | null;
          user_agent: string | null;
          login_session: string | null;
          session_since: string | null;
          second_factor: boolean | null;
        }[];
      };
      list_bank_entries: {
        Args: {
          cursor_created_at?: string | null;
          cursor_id?: string | null;
          page_size?: number | null;
        };
        Returns: {
          id: string;
          kind: string;
          amount_cents: number;
          day: string;
          reason: string;
          created_at: string;
          reverses: string | null;
          is_reversed: boolean;
          recorded_by: string | null;
        }[];
      };
      list_charges: {
        Args: {
          cursor_at?: string | null;
          cursor_id?: string | null;
          first_day?: string | null;
          last_day?: string | null;
          max_cents?: number | null;
          min_cents?: number | null;
          newer?: boolean | null;
          page_size?: number | null;
          search?: string | null;
          state?: string | null;
          way?: string | null;
        };
        Returns: {
          id: string;
          consultation_id: string;
          patient_name: string;
          professional_name: string;
          starts_at: string;
          amount_cents: number;
          charge_state: string;
          listed_at: string;
          created_at: string;
          paid_at: string | null;
          expires_at: string;
          opens_at: string | null;
          returned_cents: number;
          due_cents: number;
          method: string | null;
          txid: string | null;
          e2eid: string | null;
        }[];
      };
      list_consultations: {
        Args: {
          cursor_at?: string | null;
          cursor_id?: string | null;
          newer?: boolean | null;
          page_size?: number | null;
          professional?: string | null;
          search?: string | null;
          since?: string | null;
          sort_by?: string | null;
          status?: Database['public']['Enums']['consultation_state'] | null;
          until?: string | null;
        };
        Returns: Database['public']['Views']['consultation_entries']['Row'][];
        SetofOptions: { from: '*'; to: 'consultation_entries'; isOneToOne: false; isSetofReturn: true };
      };
      list_contact_messages: {
        Args: {
          cursor_created_at?: string | null;
          cursor_id?: string | null;
          newer?: boolean | null;
          page_size?: number | null;
          search?: string | null;
        };
        Returns: Database['public']['Tables']['contact_messages']['Row'][];
        SetofOptions: { from: '*'; to: 'contact_messages'; isOneToOne: false; isSetofReturn: true };
      };
      list_earnings: {
        Args: {
          cursor_id?: string | null;
          cursor_starts_at?: string | null;
          month?: string | null;
          page_size?: number | null;
        };
        Returns: {
          payment_id: string;
          consultation_id: string;
          starts_at: string;
          patient_name: string;
          outcome: Database['public']['Enums']['consultation_status'];
          amount_cents: number;
          held_cents: number;
          owed_cents: number;
          received_cents: number;
          refunded_cents: number;
          situation: string;
          receita_saude_at: string | null;
          paid_at: string | null;
          absence: string | null;
          receita_saude_outdated: boolean;
        }[];
      };
      list_patients: {
        Args: {
          after_id?: string | null;
          before_id?: string | null;
          from_end?: boolean | null;
          page_size?: number | null;
          search?: string | null;
          situation?: string | null;
          sort_by?: string | null;
        };
        Returns: {
          today: string;
          time_zone: string;
          total: number;
          total_active: number;
          matching: number;
          matching_active: number;
          listed: number;
          skipped: number;
          patients: {
            id: string;
            name: string;
            email: string;
            since: string;
            next: {
              id: string;
              starts_at: string;
              status: Database['public']['Enums']['consultation_status'];
            } | null;
            last_at: string | null;
            completed: number;
            chat_id: string;
            unread: number;
          }[];
        } | null;
      };
      list_payments: {
        Args: {
          cursor_id?: string | null;
          cursor_starts_at?: string | null;
          newer?: boolean | null;
          owed_back?: boolean | null;
          page_size?: number | null;
          search?: string | null;
          state?: string | null;
          status?: Database['public']['Enums']['payment_status'] | null;
        };
        Returns: Database['public']['Views']['payment_entries']['Row'][];
        SetofOptions: { from: '*'; to: 'payment_entries'; isOneToOne: false; isSetofReturn: true };
      };
      list_payout_batches: {
        Args: {
          cursor_id?: string | null;
          cursor_prepared_at?: string | null;
          page_size?: number | null;
        };
        Returns: {
          id: string;
          week_ends: string;
          state: string;
          is_simulated: boolean;
          version: number;
          total_cents: number;
          ready: number;
          held: number;
          held_cents: number;
          paid: number;
          returned: number;
          returned_cents: number;
          warned: number;
          prepared_by: string | null;
          prepared_by_name: string | null;
          prepared_at: string;
          released_by: string[];
          approved_by: string | null;
          approved_by_name: string | null;
          approved_at: string | null;
          closed_at: string | null;
          reason: string | null;
        }[];
      };
      list_payout_lines: {
        Args: {
          batch_id: string;
          cursor_id?: string | null;
          cursor_place?: number | null;
          page_size?: number | null;
          search?: string | null;
          situation?: string | null;
        };
        Returns: {
          id: string;
          place: number;
          professional_id: string;
          professional_name: string;
          is_suspended: boolean;
          key_kind: string | null;
          key_masked: string | null;
          amount_cents: number;
          consultations: number;
          debts_cents: number;
          state: string;
          hold: string | null;
          warnings: string[];
          reason: string | null;
          decided_by_name: string | null;
          e2eid: string | null;
          paid_at: string | null;
          returned_at: string | null;
        }[];
      };
      list_people: {
        Args: {
          cpf?: string | null;
          cursor_at?: string | null;
          cursor_id?: string | null;
          newer?: boolean | null;
          of_role?: Database['public']['Enums']['user_role'] | null;
          of_state?: Database['public']['Enums']['account_state'] | null;
          page_size?: number | null;
          search?: string | null;
          since?: string | null;
          sort_by?: string | null;
          until?: string | null;
        };
        Returns: {
          user_id: string;
          full_name: string;
          email: string;
          role: Database['public']['Enums']['user_role'];
          state: Database['public']['Enums']['account_state'];
          profession: Database['public']['Enums']['profession'] | null;
          form_of_address: Database['public']['Enums']['form_of_address'] | null;
          consultations: number | null;
          last_seen_on: string | null;
          created_at: string;
          listed_at: string;
        }[];
      };
      list_privacy_requests: {
        Args: {
          cursor_id?: string | null;
          cursor_listed_at?: string | null;
          newer?: boolean | null;
          page_size?: number | null;
          search?: string | null;
        };
        Returns: Database['public']['Views']['privacy_request_entries']['Row'][];
        SetofOptions: { from: '*'; to: 'privacy_request_entries'; isOneToOne: false; isSetofReturn: true };
      };
      list_professionals: {
        Args: {
          cursor_at?: string | null;
          cursor_id?: string | null;
          newer?: boolean | null;
          page_size?: number | null;
          search?: string | null;
          status?: Database['public']['Enums']['approval_status'] | null;
        };
        Returns: {
          user_id: string;
          full_name: string;
          email: string;
          profession: Database['public']['Enums']['profession'];
          registration: string;
          city: string | null;
          state: string | null;
          approval_status: Database['public']['Enums']['approval_status'];
          standing_since: string;
          suspension_reason: string | null;
          form_of_address: Database['public']['Enums']['form_of_address'];
        }[];
      };
      list_refund_decisions: {
        Args: {
          cursor_created_at?: string | null;
          cursor_id?: string | null;
          page_size?: number | null;
        };
        Returns: {
          id: string;
          payment_id: string | null;
          receipt_id: string | null;
          patient_name: string | null;
          professional_name: string | null;
          amount_cents: number;
          reason: string;
          borne_by: string;
          decided_by: string | null;
          decided_by_name: string | null;
          created_at: string;
        }[];
      };
      list_refunds: {
        Args: {
          cursor_created_at?: string | null;
          cursor_id?: string | null;
          page_size?: number | null;
        };
        Returns: {
          id: string;
          payment_id: string | null;
          consultation_id: string | null;
          patient_name: string | null;
          professional_name: string | null;
          amount_cents: number;
          state: string;
          decided_by: string;
          borne_by: string | null;
          reason: string | null;
          attempt: number;
          problem: string | null;
          created_at: string;
          e2eid: string | null;
          is_simulated: boolean;
          can_close: boolean;
        }[];
      };
      list_reviews: {
        Args: {
          cursor_created_at?: string | null;
          cursor_id?: string | null;
          newer?: boolean | null;
          page_size?: number | null;
          status?: Database['public']['Enums']['testimonial_status'] | null;
        };
        Returns: {
          id: string;
          consultation_id: string;
          professional_id: string;
          professional_name: string;
          patient_name: string;
          rating: number;
          positive_aspects: string | null;
          improvements: string | null;
          emotion: string | null;
          would_recommend: boolean;
          public_testimonial: string | null;
          testimonial_status: Database['public']['Enums']['testimonial_status'];
          created_at: string;
        }[];
      };
      list_suspense: {
        Args: {
          cursor_created_at?: string | null;
          cursor_id?: string | null;
          page_size?: number | null;
        };
        Returns: {
          receipt_id: string;
          e2eid: string | null;
          txid: string | null;
          amount_cents: number;
          paid_at: string;
          class: string;
          payment_id: string | null;
          patient_name: string | null;
          professional_name: string | null;
          waits_for_admin: boolean;
          created_at: string;
          is_simulated: boolean;
        }[];
      };
      list_team: {
        Args: never;
        Returns: {
          user_id: string;
          full_name: string;
          role: Database['public']['Enums']['team_role'] | null;
          since: string;
          waits_for_confirmation: boolean;
          requested_by: string | null;
          reason: string | null;
        }[];
      };
      list_testimonials: {
        Args: {
          cursor_created_at?: string | null;
          cursor_id?: string | null;
          newer?: boolean | null;
          page_size?: number | null;
          status?: Database['public']['Enums']['testimonial_status'] | null;
        };
        Returns: {
          id: string;
          professional_id: string;
          professional_name: string;
          patient_name: string;
          rating: number;
          positive_aspects: string | null;
          improvements: string | null;
          emotion: string | null;
          would_recommend: boolean;
          public_testimonial: string;
          testimonial_status: Database['public']['Enums']['testimonial_status'];
          created_at: string;
        }[];
      };
      mail_failed: {
        Args: {
          error: string;
          mail_id: string;
        };
        Returns: undefined;
      };
      mail_sent: {
        Args: {
          mail_id: string;
        };
        Returns: undefined;
      };
      mark_contact_message_read: {
        Args: {
          message_id: string;
        };
        Returns: undefined;
      };
      mark_conversation_read: {
        Args: {
          consultation_id: string;
          message_id?: string | null;
        };
        Returns: undefined;
      };
      mark_no_show: {
        Args: {
          consultation_id: string;
        };
        Returns: Json;
      };
      mark_payment_paid: {
        Args: {
          payment_id: string;
        };
        Returns: {
          payment_id: string;
          status: Database['public']['Enums']['payment_status'];
          paid_at: string;
          consultation_status: Database['public']['Enums']['consultation_status'];
          refund_due: boolean;
        };
      };
      mark_payouts_paid: {
        Args: {
          batch_id: string;
          proofs: Json;
        };
        Returns: {
          id: string;
          week_ends: string;
          state: string;
          is_simulated: boolean;
          version: number;
          total_cents: number;
          ready: number;
          held: number;
          held_cents: number;
          paid: number;
          returned: number;
          returned_cents: number;
          warned: number;
          prepared_by: string | null;
          prepared_by_name: string | null;
          prepared_at: string;
          released_by: string[];
          approved_by: string | null;
          approved_by_name: string | null;
          approved_at: string | null;
          closed_at: string | null;
          reason: string | null;
        };
      };
      mark_receita_saude: {
        Args: {
          is_issued: boolean;
          payment_id: string;
        };
        Returns: {
          payment_id: string;
          issued_at: string | null;
        };
      };
      mark_refunded: {
        Args: {
          e2eid?: string | null;
          payment_id: string;
        };
        Returns: Json;
      };
      moderate_testimonial: {
        Args: {
          publish: boolean;
          review_id: string;
        };
        Returns: Json;
      };
      money_counts: {
        Args: never;
        Returns: {
          decisions: number;
          refunds: number;
          suspense: number;
          absences: number;
          payouts: number;
          failing: number;
        };
      };
      move_consultation: {
        Args: {
          consultation_id: string;
          request_id?: string | null;
          starts_at: string;
        };
        Returns: {
          consultation_id: string;
          starts_at: string;
          consultation_date: string;
          consultation_time: string;
          status: Database['public']['Enums']['consultation_status'];
        };
      };
      municipalities_of: {
        Args: {
          letters: string;
        };
        Returns: string[];
      };
      my_absences: {
        Args: never;
        Returns: {
          consultation_id: string;
          reported_at: string;
          came: boolean | null;
          answered_at: string | null;
          outcome: string | null;
          decided_at: string | null;
        }[];
      };
      my_sessions: {
        Args: never;
        Returns: {
          id: string;
          created_at: string;
          last_used_at: string;
          user_agent: string | null;
          is_this: boolean;
        }[];
      };
      next_available_slot: {
        Args: {
          professional_user_id: string;
        };
        Returns: {
          date: string;
          time: string;
        } | null;
      };
      next_free: {
        Args: {
          how_many?: number | null;
          per_day?: number | null;
          professional_user_ids: string[];
        };
        Returns: {
          user_id: string;
          starts_at: string;
        }[];
      };
      next_session: {
        Args: {
          consultation_id: string;
          later?: boolean | null;
        };
        Returns: {
          starts_at: string;
          session_link: string | null;
          id: string;
        }[];
      };
      note_last_seen: {
        Args: never;
        Returns: undefined;
      };
      note_on_application: {
        Args: {
          application_id: string;
          note_id: string;
          text: string;
        };
        Returns: {
          application_id: string;
        };
      };
      open_charge: {
        Args: {
          consultation_id: string;
        };
        Returns: string;
      };
      own_public_profile: {
        Args: never;
        Returns: {
          user_id: string;
          full_name: string;
          registration: string;
          profession: Database['public']['Enums']['profession'];
          city: string | null;
          state: string | null;
          price_per_session: number | null;
          profile_image_url: string | null;
          rating: number;
          total_reviews: number;
          is_approved: boolean;
          form_of_address: Database['public']['Enums']['form_of_address'];
          headline: string | null;
          bio: string | null;
          specialties: string[];
          details: {
            approaches: string[];
            session_text: string | null;
            education: {
              title: string;
              place: string;
              from: number;
              to: number | null;
            }[];
            experience: {
              title: string;
              place: string;
              from: number;
              to: number | null;
            }[];
            languages: string[];
            audiences: string[];
            accommodations: string[];
            not_attended: string | null;
          };
          published_at: string | null;
          has_hours: boolean;
        } | null;
      };
      paid_revenue: {
        Args: never;
        Returns: {
          payments: number;
          revenue_cents: number;
        };
      };
      patient_history: {
        Args: {
          consultation_id?: string | null;
          cursor_id?: string | null;
          cursor_starts_at?: string | null;
          page_size?: number | null;
          period?: string | null;
          professional_user_id?: string | null;
        };
        Returns: {
          id: string;
          professional_id: string;
          professional_name: string;
          professional_specialty: string;
          starts_at: string;
          consultation_date: string;
          consultation_time: string;
          status: Database['public']['Enums']['consultation_status'];
          amount_cents: number;
          payment_status: Database['public']['Enums']['payment_status'] | null;
          session_link: string | null;
          review_rating: number | null;
          review_comment: string | null;
          cancelled_by: string | null;
          refunded_at: string | null;
          refund_due: boolean;
          cancelled_at: string | null;
          cancellation_message: string | null;
          free_until: string;
          opens_at: string | null;
          expires_at: string | null;
          booked_by: string | null;
          cancelled_by_team: boolean | null;
          refunds: {
            amount_cents: number;
            cause: string;
            state: string;
            decided_at: string;
            sent_at: string | null;
            done_at: string | null;
            by_team: boolean;
            until: string;
          }[];
          canceller: string | null;
        }[];
      };
      payment_confirmation: {
        Args: {
          consultation_id: string;
        };
        Returns: {
          number: string;
          paid_at: string;
          amount_cents: number;
          starts_at: string;
          ends_at: string;
          professional_name: string;
          registration: string | null;
          patient_name: string;
          patient_cpf: string | null;
          transfer: string | null;
          is_simulated: boolean;
          refunded_at: string | null;
          refunds: {
            amount_cents: number;
            cause: string;
            state: string;
            decided_at: string;
            sent_at: string | null;
            done_at: string | null;
            by_team: boolean;
            until: string;
          }[];
        };
      };
      payment_job_states: {
        Args: never;
        Returns: {
          provider: string | null;
          calls: {
            waiting: number;
            oldest_at: string | null;
            retried: number;
          };
          notifications: {
            waiting: number;
            oldest_at: string | null;
          };
          jobs: {
            job: string;
            every_seconds: number;
            last_started_at: string | null;
            last_done_at: string | null;
            watermark: string | null;
            failures: number;
            last_error: string | null;
            other_keys: number;
            is_running: boolean;
          }[];
        };
      };
      payout_key: {
        Args: never;
        Returns: {
          kind: string | null;
          masked: string | null;
          confirmed_at: string | null;
          requested: {
            kind: string;
            masked: string;
            expires_at: string;
          } | null;
        };
      };
      payouts_due: {
        Args: never;
        Returns: {
          week_ends: string;
          is_simulated: boolean;
          admins: number;
          batch_id: string | null;
          cents: number;
          professionals: number;
          held: number;
          obstacle: string | null;
        };
      };
      people_counts: {
        Args: never;
        Returns: {
          total: number;
          patients: number;
          professionals: number;
          in_review: number;
          blocked: number;
          team: number;
        };
      };
      photos_swept: {
        Args: {
          addresses: string[];
        };
        Returns: undefined;
      };
      practice_figures: {
        Args: never;
        Returns: {
          consultations: number;
          completed: number;
          patients: number;
        };
      };
      prepare_payouts: {
        Args: {
          id: string;
        };
        Returns: {
          id: string;
          week_ends: string;
          state: string;
          is_simulated: boolean;
          version: number;
          total_cents: number;
          ready: number;
          held: number;
          held_cents: number;
          paid: number;
          returned: number;
          returned_cents: number;
          warned: number;
          prepared_by: string | null;
          prepared_by_name: string | null;
          prepared_at: string;
          released_by: string[];
          approved_by: string | null;
          approved_by_name: string | null;
          approved_at: string | null;
          closed_at: string | null;
          reason: string | null;
        };
      };
      prepare_test_user: {
        Args: {
          bio?: string | null;
          role: Database['public']['Enums']['user_role'];
          user_id: string;
        };
        Returns: undefined;
      };
      preview_change: {
        Args: {
          consultation_id: string;
          starts_at: string;
        };
        Returns: {
          time_zone: string;
          dates: {
            number: number;
            date: string;
            starts_at: string | null;
            state: string;
            reason: string | null;
            is_made: boolean;
            others: string[];
          }[];
        };
      };
      preview_for_patient: {
        Args: {
          patient_id: string;
          starts_at: string[];
        };
        Returns: {
          starts_at: string;
          state: string;
        }[];
      };
      preview_period: {
        Args: {
          consultation_id: string;
          from_day: string;
          to_day: string;
        };
        Returns: {
          free: number;
        };
      };
      preview_series: {
        Args: {
          every_weeks: number;
          occurrences: number;
          professional_user_id: string;
          starts_at: string;
        };
        Returns: {
          time_zone: string;
          dates: {
            number: number;
            date: string;
            starts_at: string | null;
            state: string;
            reason: string | null;
            is_made: boolean;
            others: string[];
          }[];
        };
      };
      preview_series_for_patient: {
        Args: {
          every_weeks: number;
          occurrences: number;
          patient_id: string;
          starts_at: string;
        };
        Returns: {
          time_zone: string;
          outside_hours: boolean;
          dates: {
            number: number;
            date: string;
            starts_at: string | null;
            state: string;
            reason: string | null;
            is_made: boolean;
            others: string[];
          }[];
        };
      };
      professional_cities: {
        Args: never;
        Returns: string[];
      };
      professional_is_suspended: {
        Args: {
          consultation_id: string;
        };
        Returns: boolean;
      };
      professionals_of_patient: {
        Args: never;
        Returns: {
          user_id: string;
          full_name: string;
        }[];
      };
      promote_to_professional: {
        Args: {
          admin_notes_text?: string | null;
          application_id: string;
        };
        Returns: Json;
      };
      propose_period: {
        Args: {
          consultation_id: string;
          from_day: string;
          id: string;
          message?: string | null;
          to_day: string;
        };
        Returns: {
          proposal_id: string;
          consultation_id: string;
          status: string;
          times: string[];
          from_day: string | null;
          to_day: string | null;
          chosen: string | null;
          expires_at: string;
          starts_at: string;
          free_until: string;
        };
      };
      propose_times: {
        Args: {
          consultation_id: string;
          id: string;
          message?: string | null;
          times: string[];
        };
        Returns: {
          proposal_id: string;
          consultation_id: string;
          status: string;
          times: string[];
          from_day: string | null;
          to_day: string | null;
          chosen: string | null;
          expires_at: string;
          starts_at: string;
          free_until: string;
        };
      };
      public_profile: {
        Args: {
          professional_user_id: string;
        };
        Returns: {
          professional: {
            user_id: string;
            display_name: string;
            specialty: string;
            profession: Database['public']['Enums']['profession'];
            registration: string;
            bio: string | null;
            specialties: string[];
            profile_image_url: string | null;
            rating: number;
            total_reviews: number;
            city: string | null;
            state: string | null;
            price_per_session: number | null;
            rating_counts: number[];
            form_of_address: Database['public']['Enums']['form_of_address'];
            headline: string | null;
          };
          details: {
            approaches: string[];
            session_text: string | null;
            education: {
              title: string;
              place: string;
              from: number;
              to: number | null;
            }[];
            experience: {
              title: string;
              place: string;
              from: number;
              to: number | null;
            }[];
            languages: string[];
            audiences: string[];
            accommodations: string[];
            not_attended: string | null;
          };
          reviews: {
            id: string;
            rating: number;
            comment: string;
            patient_name: string;
            created_at: string;
          }[];
          hours: {
            day_of_week: number;
            start_time: string;
            end_time: string;
          }[];
          days: {
            date: string;
            times: string[];
            reason: string | null;
          }[];
        } | null;
      };
      publish_photo: {
        Args: {
          address: string;
          object_id: string;
          origin?: string | null;
        };
        Returns: string;
      };
      publish_profile: {
        Args: {
          expected: string;
          profile: Json;
        };
        Returns: {
          user_id: string;
          full_name: string;
          registration: string;
          profession: Database['public']['Enums']['profession'];
          city: string | null;
          state: string | null;
          price_per_session: number | null;
          profile_image_url: string | null;
          rating: number;
          total_reviews: number;
          is_approved: boolean;
          form_of_address: Database['public']['Enums']['form_of_address'];
          headline: string | null;
          bio: string | null;
          specialties: string[];
          details: {
            approaches: string[];
            session_text: string | null;
            education: {
              title: string;
              place: string;
              from: number;
              to: number | null;
            }[];
            experience: {
              title: string;
              place: string;
              from: number;
              to: number | null;
            }[];
            languages: string[];
            audiences: string[];
            accommodations: string[];
            not_attended: string | null;
          };
          published_at: string | null;
          has_hours: boolean;
        };
      };
      queue_session_reminders: {
        Args: never;
        Returns: number;
      };
      read_application: {
        Args: {
          application_id: string;
        };
        Returns: {
          city: string | null;
          state: string | null;
          cpf_cnpj: string | null;
        }[];
      };
      read_calendar: {
        Args: {
          secret_sum: string;
        };
        Returns: {
          rows: {
            uid: string;
            starts_at: string;
            ends_at: string;
          }[];
          retry_after: number | null;
        } | null;
      };
      read_consultation: {
        Args: {
          consultation_id: string;
        };
        Returns: {
          id: string;
          starts_at: string;
          ends_at: string;
          status: Database['public']['Enums']['consultation_status'];
          state: Database['public']['Enums']['consultation_state'];
          moves: number;
          series_number: number | null;
          room_opens_at: string;
          room_closes_at: string;
          is_own: boolean;
          is_contested: boolean;
          is_reviewed: boolean;
          is_in_room: boolean;
          patient_entered: boolean;
          patient: {
            id: string | null;
            name: string;
            email: string | null;
            phone: string | null;
          };
          professional: {
            id: string | null;
            name: string;
            email: string | null;
            phone: string | null;
            profession: Database['public']['Enums']['profession'] | null;
            form_of_address: Database['public']['Enums']['form_of_address'] | null;
            registration: string | null;
          };
          payment: {
            id: string;
            amount_cents: number;
            state: string;
            paid_at: string | null;
            expires_at: string;
            opens_at: string | null;
            returned_cents: number;
            refund_cents: number;
            waiting_cents: number;
            fee_cents: number;
          } | null;
          events: {
            at: string | null;
            kind: string;
            side: string;
            person: string | null;
            detail: string | null;
            cause: string | null;
            since: string | null;
            until: string | null;
            amount_cents: number | null;
          }[];
        };
      };
      read_patient_cpf: {
        Args: {
          payment_id: string;
        };
        Returns: string;
      };
      read_payment: {
        Args: {
          consultation_id: string;
        };
        Returns: {
          payment_id: string;
          consultation_id: string;
          professional_id: string;
          professional_name: string;
          starts_at: string;
          free_until: string;
          amount_cents: number;
          charge_number: number;
          state: string;
          code: string | null;
          expires_at: string;
          opens_at: string | null;
          paid_at: string | null;
          refunded_at: string | null;
          refund_due: boolean;
          renewal_refusal: string | null;
          arrival: {
            class: string;
            amount_cents: number;
            refund_cents: number;
            refund_done: boolean;
            in_suspense: boolean;
          } | null;
          refunds: {
            amount_cents: number;
            cause: string;
            state: string;
            decided_at: string;
            sent_at: string | null;
            done_at: string | null;
            by_team: boolean;
            until: string;
          }[];
          now: string;
        };
      };
      read_person: {
        Args: {
          user_id: string;
        };
        Returns: {
          account: {
            user_id: string;
            full_name: string;
            email: string;
            email_confirmed_at: string | null;
            role: Database['public']['Enums']['user_role'];
            state: Database['public']['Enums']['account_state'];
            created_at: string;
            last_seen_on: string | null;
            team_role: Database['public']['Enums']['team_role'] | null;
            professional: {
              approval_status: Database['public']['Enums']['approval_status'];
              profession: Database['public']['Enums']['profession'];
              registration: string;
              form_of_address: Database['public']['Enums']['form_of_address'];
              profile_image_url: string | null;
            } | null;
          };
          identity: {
            phone: string | null;
            cpf: string | null;
            birth_date: string | null;
            city: string | null;
            state: string | null;
            has_emergency_contact: boolean;
          } | null;
          consents: {
            document: Database['public']['Enums']['consent_document'];
            version: string;
            accepted_at: string;
          }[];
          sessions:
            | {
                id: string;
                created_at: string;
                last_used_at: string;
                user_agent: string | null;
                network: string | null;
              }[]
            | null;
          coming: number | null;
          consultations: {
            total: number;
            completed: number;
            cancelled: number;
            no_show: number;
            latest: {
              id: string;
              starts_at: string;
              as_patient: boolean;
              other_name: string;
              state: Database['public']['Enums']['consultation_state'];
              amount_cents: number | null;
            }[];
          } | null;
          payments: {
            total: number;
            paid_cents: number;
            refunds_due: number;
            latest: {
              id: string;
              consultation_id: string;
              created_at: string;
              starts_at: string;
              amount_cents: number;
              state: string;
            }[];
          } | null;
          messages: {
            messages: {
              id: string;
              subject: string;
              created_at: string;
              read_at: string | null;
            }[];
            requests: {
              id: string;
              kind: string;
              status: Database['public']['Enums']['privacy_request_status'];
              created_at: string;
            }[];
          } | null;
          audit:
            | {
                id: number;
                happened_at: string;
                actor_name: string | null;
                subject_table: string;
                action: string;
              }[]
            | null;
        };
      };
      read_room: {
        Args: {
          consultation_id: string;
        };
        Returns: {
          consultation_id: string;
          role: string;
          other_first_name: string | null;
          other_id: string | null;
          other_name: string | null;
          other_profession: Database['public']['Enums']['profession'] | null;
          other_form_of_address: Database['public']['Enums']['form_of_address'] | null;
          other_image_url: string | null;
          status: Database['public']['Enums']['consultation_status'];
          starts_at: string;
          ends_at: string;
          opens_at: string;
          closes_at: string;
          now: string;
          is_open: boolean;
          ended_at: string | null;
          is_unattended: boolean;
          completion_obstacle: string | null;
          room_provider: string;
          external_link: string | null;
          own_page: string | null;
          own_last_page: string | null;
          knows_presence: boolean;
          is_contested: boolean;
          needs_consent: boolean;
          admitted_at: string | null;
          cancelled_by: string | null;
          cancelled_at: string | null;
          refund: string | null;
          patient_joined_at: string | null;
          professional_joined_at: string | null;
          patient_left_at: string | null;
          professional_left_at: string | null;
          minutes_together: number;
        } | null;
      };
      received_absences: {
        Args: never;
        Returns: {
          consultation_id: string;
          patient_name: string;
          starts_at: string;
          reported_at: string;
          came: boolean | null;
        }[];
      };
      received_reviews: {
        Args: {
          cursor_created_at?: string | null;
          cursor_id?: string | null;
          page_size?: number | null;
        };
        Returns: {
          id: string;
          rating: number;
          positive_aspects: string | null;
          improvements: string | null;
          patient_name: string;
          created_at: string;
        }[];
      };
      recent_activity: {
        Args: {
          page_size?: number | null;
        };
        Returns: {
          kind: string | null;
          happened_at: string | null;
          name: string | null;
          amount_cents: number | null;
          starts_at: string | null;
        }[];
      };
      record_bank_entry: {
        Args: {
          amount_cents: number;
          day: string;
          id: string;
          kind: string;
          reason: string;
        };
        Returns: {
          id: string;
          kind: string;
          amount_cents: number;
          day: string;
          reason: string;
          created_at: string;
          reverses: string | null;
          is_reversed: boolean;
          recorded_by: string | null;
        };
      };
      record_erasure_request: {
        Args: {
          origin: string;
          proof: string;
          user_id: string;
        };
        Returns: Database['public']['Tables']['privacy_requests']['Row'];
        SetofOptions: { from: '*'; to: 'privacy_requests'; isOneToOne: false; isSetofReturn: false };
      };
      record_provider_answer: {
        Args: {
          call_id: string;
          outcome: Json;
        };
        Returns: Json;
      };
      record_receipts: {
        Args: {
          provider: string;
          receipts: Json;
        };
        Returns: Json;
      };
      refuse_proposal: {
        Args: {
          proposal_id: string;
        };
        Returns: {
          proposal_id: string;
          consultation_id: string;
          status: string;
          times: string[];
          from_day: string | null;
          to_day: string | null;
          chosen: string | null;
          expires_at: string;
          starts_at: string;
          free_until: string;
        };
      };
      reject_professional_application: {
        Args: {
          admin_notes_text?: string | null;
          application_id: string;
          rejection_reason_text: string;
        };
        Returns: Json;
      };
      release_payout: {
        Args: {
          line_id: string;
          reason: string;
        };
        Returns: {
          id: string;
          week_ends: string;
          state: string;
          is_simulated: boolean;
          version: number;
          total_cents: number;
          ready: number;
          held: number;
          held_cents: number;
          paid: number;
          returned: number;
          returned_cents: number;
          warned: number;
          prepared_by: string | null;
          prepared_by_name: string | null;
          prepared_at: string;
          released_by: string[];
          approved_by: string | null;
          approved_by_name: string | null;
          approved_at: string | null;
          closed_at: string | null;
          reason: string | null;
        };
      };
      remind_of_payment: {
        Args: {
          consultation_id: string;
        };
        Returns: {
          consultation_id: string;
          reminded_at: string;
          again_at: string;
        };
      };
      remove_block: {
        Args: {
          following?: boolean | null;
          id: string;
        };
        Returns: {
          id: string;
        };
      };
      remove_from_team: {
        Args: {
          reason: string;
          user_id: string;
        };
        Returns: Json;
      };
      remove_own_photo: {
        Args: never;
        Returns: {
          user_id: string;
          full_name: string;
          registration: string;
          profession: Database['public']['Enums']['profession'];
          city: string | null;
          state: string | null;
          price_per_session: number | null;
          profile_image_url: string | null;
          rating: number;
          total_reviews: number;
          is_approved: boolean;
          form_of_address: Database['public']['Enums']['form_of_address'];
          headline: string | null;
          bio: string | null;
          specialties: string[];
          details: {
            approaches: string[];
            session_text: string | null;
            education: {
              title: string;
              place: string;
              from: number;
              to: number | null;
            }[];
            experience: {
              title: string;
              place: string;
              from: number;
              to: number | null;
            }[];
            languages: string[];
            audiences: string[];
            accommodations: string[];
            not_attended: string | null;
          };
          published_at: string | null;
          has_hours: boolean;
        };
      };
      remove_photo: {
        Args: {
          expected_url: string;
          professional_user_id: string;
          reason: string;
        };
        Returns: undefined;
      };
      renew_calendar_address: {
        Args: never;
        Returns: {
          secret: string;
          created_at: string;
        };
      };
      renew_payment: {
        Args: {
          payment_id: string;
        };
        Returns: Json;
      };
      reopen_room: {
        Args: {
          consultation_id: string;
        };
        Returns: {
          consultation_id: string;
          role: string;
          other_first_name: string | null;
          other_id: string | null;
          other_name: string | null;
          other_profession: Database['public']['Enums']['profession'] | null;
          other_form_of_address: Database['public']['Enums']['form_of_address'] | null;
          other_image_url: string | null;
          status: Database['public']['Enums']['consultation_status'];
          starts_at: string;
          ends_at: string;
          opens_at: string;
          closes_at: string;
          now: string;
          is_open: boolean;
          ended_at: string | null;
          is_unattended: boolean;
          completion_obstacle: string | null;
          room_provider: string;
          external_link: string | null;
          own_page: string | null;
          own_last_page: string | null;
          knows_presence: boolean;
          is_contested: boolean;
          needs_consent: boolean;
          admitted_at: string | null;
          cancelled_by: string | null;
          cancelled_at: string | null;
          refund: string | null;
          patient_joined_at: string | null;
          professional_joined_at: string | null;
          patient_left_at: string | null;
          professional_left_at: string | null;
          minutes_together: number;
        };
      };
      report_absence: {
        Args: {
          consultation_id: string;
          message?: string | null;
        };
        Returns: {
          consultation_id: string;
          reported_at: string;
          came: boolean | null;
          answered_at: string | null;
          outcome: string | null;
          decided_at: string | null;
        };
      };
      report_bank: {
        Args: {
          provider: string;
        };
        Returns: undefined;
      };
      request_application_info: {
        Args: {
          admin_notes_text: string;
          application_id: string;
        };
        Returns: Json;
      };
      request_erasure: {
        Args: {
          reason?: string | null;
        };
        Returns: Database['public']['Tables']['privacy_requests']['Row'];
        SetofOptions: { from: '*'; to: 'privacy_requests'; isOneToOne: false; isSetofReturn: false };
      };
      request_payout_key: {
        Args: {
          kind: string;
          value: string;
        };
        Returns: {
          kind: string;
          masked: string;
          expires_at: string;
        };
      };
      reschedule_consultation: {
        Args: {
          consultation_id: string;
          date: string;
          request_id?: string | null;
          time: string;
        };
        Returns: Json;
      };
      resend_room_address: {
        Args: {
          consultation_id: string;
          to_patient: boolean;
          to_professional: boolean;
        };
        Returns: {
          consultation_id: string;
          sent: number;
          recent: string[];
          unreachable: string[];
        };
      };
      restate_sign_up: {
        Args: {
          sign_up: Json;
        };
        Returns: undefined;
      };
      restore_series_date: {
        Args: {
          number: number;
          series_id: string;
        };
        Returns: {
          series_id: string;
          consultation_id: string | null;
          starts_at: string;
        };
      };
      return_payout: {
        Args: {
          line_id: string;
          reason: string;
        };
        Returns: {
          id: string;
          week_ends: string;
          state: string;
          is_simulated: boolean;
          version: number;
          total_cents: number;
          ready: number;
          held: number;
          held_cents: number;
          paid: number;
          returned: number;
          returned_cents: number;
          warned: number;
          prepared_by: string | null;
          prepared_by_name: string | null;
          prepared_at: string;
          released_by: string[];
          approved_by: string | null;
          approved_by_name: string | null;
          approved_at: string | null;
          closed_at: string | null;
          reason: string | null;
        };
      };
      return_suspense: {
        Args: {
          id: string;
          reason: string;
          receipt_id: string;
        };
        Returns: {
          id: string;
          state: string;
          amount_cents: number;
        };
      };
      reveal_identity: {
        Args: {
          reason: string;
          user_id: string;
        };
        Returns: {
          cpf: string | null;
          cnpj: string | null;
          emergency_name: string | null;
          emergency_relation: string | null;
          emergency_phone: string | null;
        };
      };
      reverse_bank_entry: {
        Args: {
          entry_id: string;
          id: string;
          reason: string;
        };
        Returns: {
          id: string;
          kind: string;
          amount_cents: number;
          day: string;
          reason: string;
          created_at: string;
          reverses: string | null;
          is_reversed: boolean;
          recorded_by: string | null;
        };
      };
      review_application: {
        Args: {
          application_id: string;
        };
        Returns: {
          application: {
            id: string;
            user_id: string;
            email: string;
            full_name: string;
            cpf_cnpj: string | null;
            phone: string | null;
            specialty: Database['public']['Enums']['profession'];
            specialties: string[];
            crp_crm: string;
            bio: string | null;
            price_per_session: number;
            document_urls: string[];
            application_status: Database['public']['Enums']['application_status'];
            admin_notes: string | null;
            rejection_reason: string | null;
            applied_at: string;
            updated_at: string;
            form_of_address: Database['public']['Enums']['form_of_address'];
          };
          city: string | null;
          state: string | null;
          assigned_to: string | null;
          assigned_name: string | null;
          checks: {
            item: string;
            checked_at: string;
            checked_by: string | null;
          }[];
          notes: {
            id: string;
            text: string;
            created_at: string;
            author: string | null;
          }[];
          history: {
            id: number;
            happened_at: string;
            status: Database['public']['Enums']['application_status'];
            actor: string | null;
            message: string | null;
            changed: {
              field: string;
              was: string | null;
            }[];
          }[];
          duplicates: {
            user_id: string;
            full_name: string;
            state: Database['public']['Enums']['account_state'];
            registration: string | null;
            same_document: boolean;
            same_registration: boolean;
          }[];
        };
      };
      revoke_calendar_address: {
        Args: never;
        Returns: boolean;
      };
      save_block: {
        Args: {
          ends_at: string;
          id: string;
          note?: string | null;
          preview?: boolean | null;
          starts_at: string;
          until?: string | null;
        };
        Returns: {
          blocks: {
            id: string;
            starts_at: string;
            ends_at: string;
            note: string | null;
          }[];
          consultations: {
            id: string;
            starts_at: string;
            patient_name: string;
          }[];
        };
      };
      save_view: {
        Args: {
          filter: Json;
          id: string;
          name: string;
          page: string;
        };
        Returns: {
          id: string;
          name: string;
        };
      };
      search_by_next_free: {
        Args: {
          city?: string | null;
          cursor_at?: string | null;
          cursor_id?: string | null;
          cursor_turn?: number | null;
          days?: string[] | null;
          max_price_cents?: number | null;
          min_price_cents?: number | null;
          page_size?: number | null;
          periods?: string[] | null;
          search?: string | null;
          specialty?: string | null;
          time_zone?: string | null;
        };
        Returns: {
          professionals: {
            user_id: string;
            display_name: string;
            specialty: string;
            profession: Database['public']['Enums']['profession'];
            registration: string;
            bio: string | null;
            specialties: string[];
            profile_image_url: string | null;
            rating: number;
            total_reviews: number;
            city: string | null;
            state: string | null;
            price_per_session: number | null;
            rating_counts: number[];
            form_of_address: Database['public']['Enums']['form_of_address'];
            headline: string | null;
            times: string[];
          }[];
          next: {
            cursor_at: string;
            cursor_turn: number;
            cursor_id: string;
          } | null;
        };
      };
      search_professionals: {
        Args: {
          after_user_id?: string | null;
          city?: string | null;
          max_price_cents?: number | null;
          min_price_cents?: number | null;
          page_size?: number | null;
          search?: string | null;
          specialty?: string | null;
        };
        Returns: Database['public']['Views']['professionals_public']['Row'][];
        SetofOptions: { from: '*'; to: 'professionals_public'; isOneToOne: false; isSetofReturn: true };
      };
      send_contact_message: {
        Args: {
          email: string;
          full_name: string;
          message: string;
          subject: string;
          user_type: string;
        };
        Returns: undefined;
      };
      send_data_copy: {
        Args: {
          origin: string;
          user_id: string;
        };
        Returns: {
          user_id: string;
        };
      };
      send_message: {
        Args: {
          consultation_id: string;
          content: string;
          message_id: string;
        };
        Returns: Database['public']['Tables']['chat_messages']['Row'];
        SetofOptions: { from: '*'; to: 'chat_messages'; isOneToOne: false; isSetofReturn: false };
      };
      send_privacy_request: {
        Args: {
          message: string;
        };
        Returns: undefined;
      };
      server_now: {
        Args: never;
        Returns: string;
      };
      sessions_this_week: {
        Args: never;
        Returns: number;
      };
      set_hours: {
        Args: {
          break_minutes: number;
          closed_on_holidays: boolean;
          exceptions: Json;
          horizon_days: number;
          hours: Json;
          max_per_day?: number | null;
          notice_hours: number;
          preview?: boolean | null;
          shown?: Json | null;
          time_zone: string;
        };
        Returns: {
          outside: {
            consultation_id: string;
            patient_id: string;
            patient_name: string;
            starts_at: string;
            ends_at: string;
            status: Database['public']['Enums']['consultation_status'];
          }[];
        };
      };
      set_mail_preference: {
        Args: {
          topic: string;
          wanted: boolean;
        };
        Returns: boolean;
      };
      set_payment_provider: {
        Args: {
          provider: string;
        };
        Returns: undefined;
      };
      set_team_role: {
        Args: {
          reason: string;
          role: Database['public']['Enums']['team_role'];
          user_id: string;
        };
        Returns: Json;
      };
      set_time_zone: {
        Args: {
          time_zone: string;
        };
        Returns: string;
      };
      sign_up_is_complete: {
        Args: never;
        Returns: boolean;
      };
      simulate_payment: {
        Args: {
          charge_number?: number | null;
          payment_id: string;
        };
        Returns: Json;
      };
      stage_photo: {
        Args: {
          address: string;
          object_id: string;
        };
        Returns: string;
      };
      start_privacy_request: {
        Args: {
          request_id: string;
        };
        Returns: Database['public']['Tables']['privacy_requests']['Row'];
        SetofOptions: { from: '*'; to: 'privacy_requests'; isOneToOne: false; isSetofReturn: false };
      };
      store_recording: {
        Args: {
          consultation_id: string;
          recording_url?: string | null;
        };
        Returns: Json;
      };
      store_webhook: {
        Args: {
          body: string;
          event_id: string;
          hints: Json;
          provider: string;
        };
        Returns: boolean;
      };
      stored_document: {
        Args: {
          path: string;
        };
        Returns: string;
      };
      submit_feedback: {
        Args: {
          consultation_id: string;
          emotion: string;
          improvements: string;
          positive_aspects: string;
          public_testimonial: string;
          rating: number;
          would_recommend: boolean;
        };
        Returns: Json;
      };
      submit_professional_application: {
        Args: {
          bio: string;
          cpf_cnpj: string;
          crp_crm: string;
          document_urls: string[];
          email: string;
          form_of_address?: Database['public']['Enums']['form_of_address'] | null;
          full_name: string;
          phone: string;
          price_per_session: number;
          specialties: string[];
          specialty: Database['public']['Enums']['profession'];
        };
        Returns: Json;
      };
      suspend_professional: {
        Args: {
          kept_until?: string | null;
          professional_user_id: string;
          reason: string;
        };
        Returns: Json;
      };
      suspended_consultations: {
        Args: never;
        Returns: string[];
      };
      suspension_impact: {
        Args: {
          kept_until?: string | null;
          professional_user_id: string;
        };
        Returns: {
          coming: number;
          patients: number;
          kept: number;
        };
      };
      sweep_documents: {
        Args: {
          at_most?: number | null;
        };
        Returns: string[];
      };
      sweep_photos: {
        Args: {
          at_most?: number | null;
        };
        Returns: Json;
      };
      taken_slots: {
        Args: {
          day: string;
          professional_user_id: string;
        };
        Returns: string[];
      };
      team_access: {
        Args: never;
        Returns: Json;
      };
      times_to_move_to: {
        Args: {
          consultation_id: string;
          since: string;
          until: string;
        };
        Returns: {
          today: string;
          last: string;
          days: {
            date: string;
            times: string[];
          }[];
        };
      };
      today: {
        Args: never;
        Returns: {
          agenda: {
            now: string;
            today: string;
            settings: {
              is_own: boolean;
              time_zone: string;
              break_minutes: number;
              grid_minutes: number;
              notice_hours: number;
              horizon_days: number;
              max_per_day: number | null;
              closed_on_holidays: boolean;
            };
            days: {
              date: string;
              hours: {
                from: string;
                to: string;
              }[];
              is_exception: boolean;
              holiday: string | null;
            }[];
            free: string[];
            blocks: {
              id: string;
              starts_at: string;
              ends_at: string;
              note: string | null;
              series: {
                until: string;
                following: number;
              } | null;
            }[];
            consultations: {
              id: string;
              patient_id: string;
              patient_name: string;
              starts_at: string;
              ends_at: string;
              break_minutes: number;
              status: Database['public']['Enums']['consultation_status'];
              payment_status: Database['public']['Enums']['payment_status'] | null;
              is_outside_hours: boolean;
              amount_cents: number;
              booked_by: string;
              opens_at: string | null;
              expires_at: string | null;
              returned_cents: number;
              returned_by_bank: boolean;
              refund: string;
              series: {
                id: string;
                number: number;
                of: number;
                every_weeks: number;
                until: string;
                ended: boolean;
              } | null;
              cancelled_by: string | null;
              canceller: string | null;
              cancelled_at: string | null;
              cancellation_reason: string | null;
              reminded_at: string | null;
              is_kept: boolean;
              correctable_until: string | null;
              absence: {
                consultation_id: string;
                reported_at: string;
                came: boolean | null;
                answered_at: string | null;
                outcome: string | null;
                decided_at: string | null;
                answer: string | null;
              } | null;
              is_first: boolean;
              unread: number;
              proposal: {
                id: string;
                times: string[];
                from_day: string | null;
                to_day: string | null;
                expires_at: string;
              } | null;
            }[];
          } | null;
          this_week: number;
          figures: {
            consultations: number;
            completed: number;
            patients: number;
          };
          reviews: {
            id: string;
            rating: number;
            positive_aspects: string | null;
            improvements: string | null;
            patient_name: string;
            created_at: string;
          }[];
          week: {
            id: string;
            weekday: number;
            from: string;
            to: string;
          }[];
          absences: {
            consultation_id: string;
            patient_name: string;
            starts_at: string;
            reported_at: string;
            came: boolean | null;
          }[];
          is_demonstration: boolean;
        };
      };
      unblock_person: {
        Args: {
          reason: string;
          user_id: string;
        };
        Returns: {
          user_id: string;
          state: Database['public']['Enums']['account_state'];
        };
      };
      uncount_photo: {
        Args: {
          object_id: string;
        };
        Returns: undefined;
      };
      undo_payment_mark: {
        Args: {
          payment_id: string;
        };
        Returns: {
          payment_id: string;
          status: Database['public']['Enums']['payment_status'];
          expires_at: string;
          consultation_status: Database['public']['Enums']['consultation_status'];
        };
      };
      unread_messages: {
        Args: {
          side: string;
        };
        Returns: number;
      };
      unread_notifications: {
        Args: never;
        Returns: number;
      };
      update_platform_fee: {
        Args: {
          expected_updated_at?: string | null;
          fee_percent: number;
          notes?: string | null;
        };
        Returns: Json;
      };
      webhook_read: {
        Args: {
          webhook_id: string;
        };
        Returns: undefined;
      };
      withdraw_privacy_request: {
        Args: {
          request_id: string;
        };
        Returns: Database['public']['Tables']['privacy_requests']['Row'];
        SetofOptions: { from: '*'; to: 'privacy_requests'; isOneToOne: false; isSetofReturn: false };
      };
      withdraw_proposal: {
        Args: {
          proposal_id: string;
        };
        Returns: {
          proposal_id: string;
          consultation_id: string;
          status: string;
          times: string[];
          from_day: string | null;
          to_day: string | null;
          chosen: string | null;
          expires_at: string;
          starts_at: string;
          free_until: string;
        };
      };
    };
    Enums: {
      account_state: 'active' | 'unconfirmed' | 'in_review' | 'suspended' | 'blocked' | 'erased';
      application_status: 'pending' | 'approved' | 'rejected' | 'needs_info';
      approval_status: 'pending' | 'approved' | 'rejected' | 'suspended';
      consent_document: 'privacy' | 'terms';
      consultation_state: 'pending' | 'scheduled' | 'completed' | 'cancelled' | 'no_show' | 'expired';
      consultation_status: 'pending' | 'scheduled' | 'completed' | 'cancelled' | 'no_show';
      form_of_address: 'feminine' | 'masculine' | 'neutral';
      payment_status: 'pending' | 'paid' | 'failed' | 'expired';
      privacy_request_status: 'open' | 'in_progress' | 'done' | 'partly_refused' | 'withdrawn';
      profession: 'psychologist' | 'psychiatrist';
      team_role: 'full' | 'reviewer' | 'finance' | 'support' | 'read_only';
      testimonial_status: 'none' | 'pending' | 'published' | 'refused';
      user_role: 'patient' | 'professional' | 'professional_pending' | 'admin';
    };
    CompositeTypes: { [_ in never]: never };
  };
};
