import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import { removePerson } from '#agencies/web/people-actions.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

export function LeaveAgency({ personId }: { readonly personId: string }) {
  const { isBusy, faults, begin } = useAction()
  const { revalidate } = useRevalidator()
  return (
    <details className="agency-leave">
      <summary>بیرون رفتن از آژانس</summary>
      <p>دیگر روی اعتبار آن نمی‌خرید؛ سفارش‌هایی که خریده‌اید در سفرهای شما می‌ماند.</p>
      <RefusalNote says={faults['']} />
      <Button
        kind="bad"
        busy={isBusy && 'در حال ثبت…'}
        onClick={() => void begin(() => removePerson(personId).then(revalidate))}
      >
        از آژانس بیرون می‌روم
      </Button>
    </details>
  )
}
