import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { useUnreadOnSide } from 'shared-data/conversations';
import { ConversationsDialog, conversationsCopy, UnreadCount } from 'shared-ui/conversations';
import { copy } from './copy';

/** All conversations with patients, with the unread count. */
export function ConversationsButton() {
  const [isOpen, setOpen] = useState(false);
  const unread = useUnreadOnSide('professional');
  return (
    <>
      <Button
        variant="outline"
        icon={<MessagesSquare aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {conversationsCopy.title}
        <UnreadCount of={unread} />
      </Button>
      <ConversationsDialog
        open={isOpen}
        side="professional"
        emptyText={copy.noConversations}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
