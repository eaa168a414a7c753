import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { AgencyPage, agencyCalls } from '#agencies/calls.ts'
import { roleWords } from '#agencies/roles.ts'
import { ask } from '#web/api.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

export function Invitations({ invitations }: Pick<AgencyPage, 'invitations'>) {
  const { isBusy, faults, begin } = useAction()
  const { revalidate } = useRevalidator()
  const answer = (personId: string, isAccepted: boolean) =>
    void begin(async () => {
      await ask<typeof agencyCalls.answer>('POST /api/agencies/Person/Answer', {
        body: { personId, isAccepted },
      })
      await revalidate()
    })
  return (
    <>
      {invitations.map(({ personId, name, role }) => (
        <section key={personId} className="card agency-part" aria-label={`دعوت ${name}`}>
          <p>
            <b>{name}</b> شما را برای کار به‌عنوان {roleWords[role]} دعوت کرده است.
          </p>
          <div className="agency-acts">
            <Button busy={isBusy && 'در حال ثبت…'} onClick={() => answer(personId, true)}>
              پذیرفتن
            </Button>
            <Button kind="line" onClick={() => answer(personId, false)}>
              نپذیرفتن
            </Button>
          </div>
        </section>
      ))}
      <RefusalNote says={faults['']} />
    </>
  )
}
