import { Copy, Download, Eraser, LockKeyhole, LogOut, Mail, User, UserRoundCog } from 'lucide-react';
import { useToast } from 'shared-portal/portal';
import { useNavigate } from 'shared-portal/router';
import { MoreMenu, type MenuAction } from 'shared-ui/antd';
import { addressOfAction, type PersonAction } from '../parts/account/person-address';
import { useMay } from '../parts/team/use-team-access';
import { copy } from './copy';
import type { ListedUser } from './use-users';

/** What can be done with an account of the list. A change is confirmed on its page, which shows what it concerns. */
export function UserMenu({ user: { id, fullName, email, state } }: { readonly user: ListedUser }) {
  const navigate = useNavigate();
  const toast = useToast();
  const may = useMay();
  const on = (action: PersonAction): Pick<MenuAction, 'key' | 'onSelect'> => ({
    key: action,
    onSelect: () => void navigate(addressOfAction(id, action)),
  });
  const copyEmail = async () => {
    try {
      await navigator.clipboard.writeText(email);
      toast({ kind: 'success', title: copy.copied, text: email });
    } catch {
      toast({ kind: 'error', title: copy.notCopied, text: email });
    }
  };
  return (
    <MoreMenu
      label={copy.actionsOf(fullName || email)}
      actions={[
        {
          key: 'open',
          icon: <User aria-hidden="true" />,
          text: copy.open,
          onSelect: () => void navigate(`/admin/users/${id}`),
        },
        {
          key: 'copy',
          icon: <Copy aria-hidden="true" />,
          text: copy.copyEmail,
          onSelect: () => void copyEmail(),
        },
        {
          key: 'write',
          icon: <Mail aria-hidden="true" />,
          text: copy.write,
          onSelect: () => window.location.assign(`mailto:${email}`),
        },
        ...(may('people.block')
          ? [{ ...on('acessos'), icon: <LogOut aria-hidden="true" />, text: copy.endAll }]
          : []),
        ...(may('people.roles')
          ? [{ ...on('papel'), icon: <UserRoundCog aria-hidden="true" />, text: copy.changeRole }]
          : []),
        ...(may('people.erase')
          ? [{ ...on('copia'), icon: <Download aria-hidden="true" />, text: copy.sendCopy }]
          : []),
        ...(may('people.block')
          ? [
              state === 'blocked'
                ? { ...on('reativar'), icon: <LockKeyhole aria-hidden="true" />, text: copy.unblock }
                : {
                    ...on('bloquear'),
                    icon: <LockKeyhole aria-hidden="true" />,
                    text: copy.block,
                    danger: true,
                  },
            ]
          : []),
        ...(may('people.erase')
          ? [
              {
                key: 'erase',
                icon: <Eraser aria-hidden="true" />,
                text: copy.erase,
                fault: copy.eraseElsewhere,
                danger: true,
              },
            ]
          : []),
      ]}
    />
  );
}
