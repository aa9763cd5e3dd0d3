// Generated from supabase/migrations by tools/database-types.mjs; do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  // Lets supabase-js know which PostgREST answers.
  __InternalSupabase: { PostgrestVersion: '13.0.5' };
  public: {
    Tables: {
      consents: {
        Row: {
          accepted_at: string;
          document: Database['public']['Enums']['consent_document'];
          id: string;
          user_id: string;
          version: string;
        };
        Insert: {
          accepted_at?: string;
          document: Database['public']['Enums']['consent_document'];
          id?: string;
          user_id: string;
          version: string;
        };
        Update: {
          accepted_at?: string;
          document?: Database['public']['Enums']['consent_document'];
          id?: string;
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
          amount_cents: number;
          consultation_date: string;
          consultation_time: string;
          created_at: string;
          ends_at: string;
          id: string;
          patient_email: string;
          patient_id: string;
          patient_name: string;
          professional_id: string;
          professional_name: string;
          professional_specialty: string;
          request_id: string;
          starts_at: string;
          status: Database['public']['Enums']['consultation_status'];
        };
        Insert: {
          amount_cents: number;
          consultation_date?: never;
          consultation_time?: never;
          created_at?: string;
          ends_at: string;
          id?: string;
          patient_email: string;
          patient_id: string;
          patient_name: string;
          professional_id: string;
          professional_name: string;
          professional_specialty: string;
          request_id: string;
          starts_at: string;
          status?: Database['public']['Enums']['consultation_status'];
        };
        Update: {
          amount_cents?: number;
          consultation_date?: never;
          consultation_time?: never;
          created_at?: string;
          ends_at?: string;
          id?: string;
          patient_email?: string;
          patient_id?: string;
          patient_name?: string;
          professional_id?: string;
          professional_name?: string;
          professional_specialty?: string;
          request_id?: string;
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
        ];
      };
      deployment_settings: {
        Row: {
          demonstration: boolean;
          id: boolean;
          meeting_prefix: string;
          pix_simulation: boolean;
        };
        Insert: {
          demonstration?: boolean;
          id?: boolean;
          meeting_prefix?: string;
          pix_simulation?: boolean;
        };
        Update: {
          demonstration?: boolean;
          id?: boolean;
          meeting_prefix?: string;
          pix_simulation?: boolean;
        };
        Relationships: [];
      };
      payments: {
        Row: {
          amount_cents: number;
          consultation_id: string;
          created_at: string;
          expires_at: string;
          id: string;
          paid_at: string | null;
          patient_id: string;
          professional_id: string;
          refund_due: boolean;
          status: Database['public']['Enums']['payment_status'];
        };
        Insert: {
          amount_cents: number;
          consultation_id: string;
          created_at?: string;
          expires_at: string;
          id?: string;
          paid_at?: string | null;
          patient_id: string;
          professional_id: string;
          refund_due?: boolean;
          status?: Database['public']['Enums']['payment_status'];
        };
        Update: {
          amount_cents?: number;
          consultation_id?: string;
          created_at?: string;
          expires_at?: string;
          id?: string;
          paid_at?: string | null;
          patient_id?: string;
          professional_id?: string;
          refund_due?: boolean;
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
          full_name: string;
          id: string;
          phone: string | null;
          price_per_session: number;
          rejection_reason: string | null;
          specialties: string[];
          specialty: Database['public']['Enums']['profession'];
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
          full_name: string;
          id?: string;
          phone?: string | null;
          price_per_session: number;
          rejection_reason?: string | null;
          specialties?: string[];
          specialty: Database['public']['Enums']['profession'];
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
          full_name?: string;
          id?: string;
          phone?: string | null;
          price_per_session?: number;
          rejection_reason?: string | null;
          specialties?: string[];
          specialty?: Database['public']['Enums']['profession'];
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
          approval_status: Database['public']['Enums']['approval_status'];
          bio: string | null;
          city: string | null;
          full_name: string;
          id: string;
          price_per_session: number | null;
          profession: Database['public']['Enums']['profession'];
          profile_image_url: string | null;
          rating: number | null;
          registration: string;
          search_text: string;
          specialties: string[];
          state: string | null;
          total_reviews: number;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          approval_status?: Database['public']['Enums']['approval_status'];
          bio?: string | null;
          city?: string | null;
          full_name: string;
          id?: string;
          price_per_session?: number | null;
          profession: Database['public']['Enums']['profession'];
          profile_image_url?: string | null;
          rating?: number | null;
          registration: string;
          search_text?: never;
          specialties?: string[];
          state?: string | null;
          total_reviews?: number;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          approval_status?: Database['public']['Enums']['approval_status'];
          bio?: string | null;
          city?: string | null;
          full_name?: string;
          id?: string;
          price_per_session?: number | null;
          profession?: Database['public']['Enums']['profession'];
          profile_image_url?: string | null;
          rating?: number | null;
          registration?: string;
          search_text?: never;
          specialties?: string[];
          state?: string | null;
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
          city: string | null;
          cnpj: string | null;
          cpf: string | null;
          created_at: string;
          email: string;
          full_name: string;
          id: string;
          is_admin: boolean;
          phone: string | null;
          profession: Database['public']['Enums']['profession'] | null;
          registration: string | null;
          role: Database['public']['Enums']['user_role'];
          state: string | null;
          updated_at: string;
        };
        Insert: {
          city?: string | null;
          cnpj?: string | null;
          cpf?: string | null;
          created_at?: string;
          email?: string;
          full_name?: string;
          id: string;
          is_admin?: boolean;
          phone?: string | null;
          profession?: Database['public']['Enums']['profession'] | null;
          registration?: string | null;
          role?: Database['public']['Enums']['user_role'];
          state?: string | null;
          updated_at?: string;
        };
        Update: {
          city?: string | null;
          cnpj?: string | null;
          cpf?: string | null;
          created_at?: string;
          email?: string;
          full_name?: string;
          id?: string;
          is_admin?: boolean;
          phone?: string | null;
          profession?: Database['public']['Enums']['profession'] | null;
          registration?: string | null;
          role?: Database['public']['Enums']['user_role'];
          state?: string | null;
          updated_at?: string;
        };
        Relationships: [];
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
          starts_at: string;
          status: Database['public']['Enums']['consultation_status'];
        };
        Relationships: [];
      };
      professionals_public: {
        Row: {
          bio: string | null;
          city: string | null;
          display_name: string;
          price_per_session: number | null;
          profession: Database['public']['Enums']['profession'];
          profile_image_url: string | null;
          rating: number;
          registration: string;
          specialties: string[];
          specialty: string;
          state: string | null;
          total_reviews: number;
          user_id: string;
        };
        Relationships: [];
      };
    };
    Functions: {
      admin_overview: {
        Args: never;
        Returns: Json;
      };
      book_consultation: {
        Args: {
          date: string;
          expected_amount_cents: number;
          professional_user_id: string;
          request_id: string;
          time: string;
        };
        Returns: Json;
      };
      consultation_counts: {
        Args: never;
        Returns: Json;
      };
      count_professionals: {
        Args: {
          city?: string | null;
          max_price_cents?: number | null;
          search?: string | null;
          specialty?: string | null;
        };
        Returns: number;
      };
      expire_payments: {
        Args: never;
        Returns: number;
      };
      list_consultations: {
        Args: {
          cursor_id?: string | null;
          cursor_starts_at?: string | null;
          newer?: boolean | null;
          page_size?: number | null;
          search?: string | null;
          status?: Database['public']['Enums']['consultation_status'] | null;
        };
        Returns: Database['public']['Views']['consultation_entries']['Row'][];
        SetofOptions: { from: '*'; to: 'consultation_entries'; isOneToOne: false; isSetofReturn: true };
      };
      professional_cities: {
        Args: never;
        Returns: string[];
      };
      renew_payment: {
        Args: {
          payment_id: string;
        };
        Returns: Json;
      };
      search_professionals: {
        Args: {
          after_user_id?: string | null;
          city?: string | null;
          max_price_cents?: number | null;
          page_size?: number | null;
          search?: string | null;
          specialty?: string | null;
        };
        Returns: Database['public']['Views']['professionals_public']['Row'][];
        SetofOptions: { from: '*'; to: 'professionals_public'; isOneToOne: false; isSetofReturn: true };
      };
      simulate_payment: {
        Args: {
          payment_id: string;
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
    };
    Enums: {
      application_status: 'pending' | 'approved' | 'rejected' | 'needs_info';
      approval_status: 'pending' | 'approved' | 'rejected' | 'suspended';
      consent_document: 'privacy' | 'terms';
      consultation_status: 'pending' | 'scheduled' | 'completed' | 'cancelled' | 'no_show';
      payment_status: 'pending' | 'paid' | 'failed' | 'expired';
      profession: 'psychologist' | 'psychiatrist';
      user_role: 'patient' | 'professional' | 'professional_pending' | 'admin';
    };
    CompositeTypes: { [_ in never]: never };
  };
};
