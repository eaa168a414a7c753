import { type SubmitEvent, useState } from 'react'
import { bagWords } from '#flights/choosing/bag-words.ts'
import type { LaterBagsOnSale } from '#flights/later-bags/later-bag-calls.ts'
import { useAddBag } from '#flights/later-bags/web/use-add-bag.ts'
import { priceText, priceWords } from '#money/display-unit.ts'
import { HoldCaptcha } from '#orders/web/confirm/hold-captcha.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { Note } from '#web/ui/states/note.tsx'

/** A bag for who has none yet; nothing is chosen beforehand. */
export function AddBagForm({ onSale }: { readonly onSale: LaterBagsOnSale }) {
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({})
  const { state, captcha, submit } = useAddBag(onSale)
  const wanted = onSale.people.flatMap(({ passenger, bags }) => {
    const bag = bags.find(({ id }) => id === chosen[passenger])
    return bag === undefined ? [] : [{ passenger, bagId: bag.id, price: bag.price }]
  })
  const total = wanted.reduce((sum, { price }) => sum + price, 0)
  function send(event: SubmitEvent) {
    event.preventDefault()
    if (wanted.length > 0) void submit(wanted)
  }
  return (
    <form noValidate onSubmit={send}>
      {state.declined && (
        <Note tone="bad" announced>
          {Object.values(state.declined.fields)[0] ?? state.declined.message}
        </Note>
      )}
      <section className="card order-part" aria-labelledby="add-bag-people">
        <h2 id="add-bag-people">بار اضافه برای چه کسی؟</h2>
        <div className="add-bag-people">
          {onSale.people.map((person) => (
            <BagChoice
              key={person.passenger}
              person={person}
              chosen={chosen[person.passenger] ?? ''}
              onChoose={(id) => setChosen({ ...chosen, [person.passenger]: id })}
            />
          ))}
        </div>
        <p className="order-soft">
          {onSale.refundSays} {onSale.source}
        </p>
      </section>
      <HoldCaptcha {...captcha} />
      <div className="card order-part add-bag-bar">
        <p role="status">
          جمع <Price amount={priceText(total)} />
        </p>
        <Button
          type="submit"
          kind="commit"
          size="large"
          disabled={wanted.length === 0}
          busy={state.isBusy && 'در حال ثبت…'}
        >
          ادامه و پرداخت
        </Button>
      </div>
    </form>
  )
}

interface ChoiceProps {
  readonly person: LaterBagsOnSale['people'][number]
  readonly chosen: string
  readonly onChoose: (bagId: string) => void
}

function BagChoice({ person: { passenger, name, has, bags }, chosen, onChoose }: ChoiceProps) {
  if (has !== null)
    return (
      <p>
        {name}: {has} بار اضافه دارد.
      </p>
    )
  return (
    <SelectField
      name={`bag.${passenger}`}
      label={name}
      value={chosen}
      options={[
        { value: '', label: 'بدون بار اضافه' },
        ...bags.map((bag) => ({ value: bag.id, label: `${bagWords(bag)}، ${priceWords(bag.price)}` })),
      ]}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
