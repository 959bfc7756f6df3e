import { AlertDialog } from '@pieno/ui/layers/alert-dialog.tsx';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { BusyIcon } from '@pieno/ui/states/busy-icon.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import IconHeart from '~icons/tabler/heart';
import IconMessage2 from '~icons/tabler/message-2';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { checkFeatureAccess } from '../../api/stations/business.ts';
import { invitationText } from '../../api/invitations/invitation-texts.ts';
import { m } from '../../paraglide/messages.js';
import { ShareButton } from '../../share/share-button.tsx';
import { SignInDialog } from '../../account/sign-in-dialog.tsx';
import styles from './station-actions.module.css';
import type { Icon } from '@pieno/ui/icon.tsx';

interface Action {
  label: () => string;
  icon: Icon;
  check: () => ReturnType<typeof checkFeatureAccess>;
  /** What somebody who may do it is told, until its screen exists. */
  soon: () => string;
}

const ACTIONS: readonly Action[] = [
  {
    label: m.action_favorite,
    icon: IconHeart,
    check: () => checkFeatureAccess('favorites', 'update'),
    soon: m.action_favorite_soon,
  },
  {
    label: m.action_review,
    icon: IconMessage2,
    check: () => checkFeatureAccess('reviews', 'create'),
    soon: m.action_review_soon,
  },
];

const mutationKey = ['feature-access'];

/**
 * Sharing, favourites and reviews. The screens of the latter do not exist yet (rule station-actions): the server is asked
 * whether the visitor may, and whoever needs an account for it is invited to register (rule permission-prompt).
 */
export function StationActions({ station }: { station: { id: number; name: string } }) {
  const queries = useQueryClient();
  const {
    mutate,
    reset,
    data: access,
    error,
    isPending,
    variables: asked,
  } = useMutation({ mutationKey, mutationFn: (action: Action) => action.check() });
  // A second tap may arrive before the first one is rendered as pending.
  const ask = (action: Action) => queries.isMutating({ mutationKey }) === 0 && mutate(action);
  return (
    <section className={styles.actions} data-screen-only aria-label={m.actions_label()}>
      <ShareButton what={station.name} path={`/business/${station.id}`} />
      {ACTIONS.map((action) => (
        <ActionButton
          key={action.label()}
          action={action}
          isBusy={isPending && asked === action}
          onPress={() => ask(action)}
        />
      ))}
      {error && asked && (
        <div className={styles.failure}>
          <Banner
            kind="error"
            actions={
              <Button variant="quiet" onClick={() => ask(asked)}>
                {m.retry()}
              </Button>
            }
          >
            {error.message}
          </Banner>
        </div>
      )}
      {access?.upgrade_prompt && (
        <SignInDialog
          message={invitationText(access.upgrade_code, access.upgrade_prompt)}
          onClose={reset}
        />
      )}
      {access?.can_access && asked && (
        <AlertDialog message={asked.soon()} closeLabel={m.close_alert()} onClose={reset} />
      )}
    </section>
  );
}

interface ActionButtonProps {
  action: Action;
  isBusy: boolean;
  onPress: () => void;
}

function ActionButton({ action, isBusy, onPress }: ActionButtonProps) {
  const { label, icon: Outline } = action;
  return (
    <Button variant="default" aria-haspopup="dialog" aria-busy={isBusy} onClick={onPress}>
      {isBusy ? <BusyIcon size={20} /> : <Outline size={20} stroke={1.75} aria-hidden="true" />}
      {label()}
    </Button>
  );
}
