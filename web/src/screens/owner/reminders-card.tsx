import { Card } from '@pieno/ui/card.tsx';
import { SwitchRow } from '@pieno/ui/forms/switch-row.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeReminders } from '../../core/api/reminders/reminders.ts';
import { ownStationsQuery } from '../../core/api/stations/own-stations.ts';
import { Failure } from '../../core/components/outcome.tsx';
import { m } from '../../paraglide/messages.js';

/** Switches the mail one day before the prices stop being fresh (rule owner-reminders). */
export function RemindersCard({ isOn, userId }: { isOn: boolean; userId: string }) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: changeReminders,
    onSuccess: (reminders) =>
      queries.setQueryData(
        ownStationsQuery(userId).queryKey,
        (before) => before && { ...before, reminders },
      ),
  });
  return (
    <Card variant="flush">
      <SwitchRow
        label={m.owner_reminders()}
        hint={m.owner_reminders_hint()}
        isOn={isOn}
        isPending={isPending}
        onToggle={(reminders) => mutate(reminders)}
      />
      <Failure of={error} />
    </Card>
  );
}
