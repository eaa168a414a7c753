import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { Colleague } from '#agencies/calls.ts'
import { roleWords } from '#agencies/roles.ts'
import { removePerson } from '#agencies/web/people-actions.ts'
import { PersonForm } from '#agencies/web/person-form.tsx'
import { priceWords } from '#money/display-unit.ts'
import { formattedMobile } from '#web/formatted-mobile.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

interface Props {
  readonly people: readonly Colleague[]
  readonly self: string
}

export function PeopleList({ people, self }: Props) {
  const [changed, setChanged] = useState<Colleague | 'new'>()
  const close = () => setChanged(undefined)
  return (
    <section className="card agency-part" aria-labelledby="people-title">
      <h2 id="people-title">همکاران</h2>
      <ul className="agency-people">
        {people.map((person) => (
          <Person
            key={person.personId}
            person={person}
            isSelf={person.personId === self}
            onChange={() => setChanged(person)}
          />
        ))}
      </ul>
      <Button kind="tonal" onClick={() => setChanged('new')}>
        دعوت همکار
      </Button>
      <Modal
        open={changed !== undefined}
        onClose={close}
        title={changed === 'new' ? 'دعوت همکار' : 'نقش و سقف همکار'}
      >
        {changed && <PersonForm person={changed === 'new' ? undefined : changed} onDone={close} />}
      </Modal>
    </section>
  )
}

interface PersonProps {
  readonly person: Colleague
  readonly isSelf: boolean
  readonly onChange: () => void
}

function Person({ person, isSelf, onChange }: PersonProps) {
  const { personId, name, mobile, role, orderLimit, dayLimit, hasJoined } = person
  const { isBusy, faults, begin } = useAction()
  const { revalidate } = useRevalidator()
  const words = name ?? (mobile === null ? 'همکار' : formattedMobile(mobile))
  return (
    <li>
      <p>
        <b>
          <bdi>{words}</bdi>
        </b>
        <small>
          {roleWords[role]}
          {isSelf && '، شما'}
          {!hasJoined && '، هنوز نپذیرفته است'}
        </small>
        <small>
          هر سفارش تا {priceWords(orderLimit)}، هر روز تا {priceWords(dayLimit)}
        </small>
      </p>
      <div className="agency-acts">
        <Button kind="line" size="small" onClick={onChange} aria-label={`تغییر نقش و سقف ${words}`}>
          تغییر
        </Button>
        {!isSelf && (
          <Button
            kind="ghost"
            size="small"
            busy={isBusy && 'در حال ثبت…'}
            aria-label={`برداشتن ${words} از آژانس`}
            onClick={() => void begin(() => removePerson(personId).then(revalidate))}
          >
            برداشتن
          </Button>
        )}
      </div>
      <RefusalNote says={faults['']} />
    </li>
  )
}
