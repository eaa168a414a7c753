import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { Colleague } from '#agencies/calls.ts'
import { agencyRoles, roleWords } from '#agencies/roles.ts'
import { changePerson, invitePerson } from '#agencies/web/people-actions.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Props {
  readonly person: Colleague | undefined
  readonly onDone: () => void
}

const roles = agencyRoles.map((value) => ({ value, label: roleWords[value] }))

export function PersonForm({ person, onDone }: Props) {
  const { isBusy, faults, begin } = useAction(['mobile', 'role', 'orderLimit', 'dayLimit'])
  const { revalidate } = useRevalidator()
  async function send(form: FormData) {
    await (person === undefined ? invitePerson(form) : changePerson(person.personId, form))
    await revalidate()
    onDone()
  }
  return (
    <form
      className="agency-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void begin(() => send(new FormData(event.currentTarget)), event.currentTarget)
      }}
    >
      {person === undefined && (
        <TextField
          label="شماره موبایل"
          name="mobile"
          inputMode="tel"
          ltr
          hint="با همین شماره وارد می‌شود و در بخش «آژانس» دعوت را می‌پذیرد."
          error={faults['mobile']}
        />
      )}
      <SelectField
        label="نقش"
        name="role"
        options={roles}
        defaultValue={person?.role ?? 'seller'}
        error={faults['role']}
      />
      <TextField
        label={`سقف هر سفارش، ${moneyUnit()}`}
        name="orderLimit"
        inputMode="numeric"
        ltr
        defaultValue={person && priceText(person.orderLimit)}
        error={faults['orderLimit']}
      />
      <TextField
        label={`سقف خرید هر روز، ${moneyUnit()}`}
        name="dayLimit"
        inputMode="numeric"
        ltr
        defaultValue={person && priceText(person.dayLimit)}
        error={faults['dayLimit']}
      />
      <RefusalNote says={faults['']} />
      <Button type="submit" busy={isBusy && 'در حال ثبت…'}>
        {person === undefined ? 'دعوت' : 'ثبت'}
      </Button>
    </form>
  )
}
