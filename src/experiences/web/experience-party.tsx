import { Link } from 'react-router'
import { partySays, partyTotal } from '#experiences/chosen-party.ts'
import { partyText } from '#experiences/party-address.ts'
import type { ExperienceOptionView, ExperienceSlot } from '#experiences/responses.ts'
import type { UnitCount } from '#experiences/supplier/price.ts'
import { agesSay, unitName } from '#experiences/unit-words.ts'
import type { LinkTo } from '#experiences/web/experience-body.tsx'
import type { ExperiencePageView } from '#experiences/web/experience-page.server.ts'
import { experienceBuyPath } from '#experiences/web/order-paths.ts'
import { RefundUntil } from '#experiences/web/refund-until.tsx'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly shown: ExperiencePageView
  readonly slot: ExperienceSlot | undefined
  readonly party: readonly UnitCount[]
  readonly link: LinkTo
}

/** Tickets for everybody who comes: links, so that each count has an address. */
export function ExperienceParty({ shown: { experience, option, day }, slot, party, link }: Props) {
  const says = partySays(option, party, slot)
  const total = slot && partyTotal(slot, party)
  const many = party.reduce((sum, { count }) => sum + count, 0)
  const { experienceId } = experience
  return (
    <aside className="card experience-party" aria-label="بلیت‌ها">
      <h2>بلیت‌ها</h2>
      <ul>
        {option.units.map((unit) => (
          <UnitRow key={unit.unitRef} unit={unit} slot={slot} party={party} link={link} />
        ))}
      </ul>
      <TicketEdge />
      {total !== undefined && (
        <p className="experience-total" role="status">
          <span>{slot?.unitPrices == null ? 'همهٔ گروه با هم' : `جمع ${persianDigits(many)} بلیت`}</span>
          <Price amount={priceText(total)} />
        </p>
      )}
      {says.map((one) => (
        <Note key={one} tone="warn" announced>
          {one}
        </Note>
      ))}
      {slot === undefined && <p>{day === null ? 'روز را انتخاب کنید.' : 'ساعت را انتخاب کنید.'}</p>}
      {slot !== undefined && total !== undefined && day !== null && says.length === 0 && (
        <>
          <LinkButton
            to={experienceBuyPath({
              experienceId,
              optionRef: option.optionRef,
              slotRef: slot.slotRef,
              day,
              party,
            })}
            kind="commit"
            size="large"
            block
          >
            ادامه و خرید
          </LinkButton>
          <RefundUntil slot={slot} total={total} />
        </>
      )}
    </aside>
  )
}

type Unit = ExperienceOptionView['units'][number]

interface UnitProps extends Pick<Props, 'slot' | 'party' | 'link'> {
  readonly unit: Unit
}

function UnitRow({ unit, slot, party, link }: UnitProps) {
  const price = slot === undefined ? unit.price : (slot.unitPrices?.[unit.unitRef] ?? null)
  return (
    <li>
      <div>
        <b>{unitName(unit)}</b>
        <small>{unitSays(unit)}</small>
        <small>{priceSays(price)}</small>
      </div>
      <Step unit={unit} by={-1} party={party} link={link} />
      <output aria-label={`تعداد ${unitName(unit)}`}>{persianDigits(countOf(party, unit.unitRef))}</output>
      <Step unit={unit} by={1} party={party} link={link} />
    </li>
  )
}

function unitSays({ ages, people, needsId }: Unit): string {
  const parts = [
    agesSay(ages),
    people > 1 ? `هر بلیت ${persianDigits(people)} نفر` : '',
    needsId ? 'با کارت شناسایی' : '',
  ]
  return parts.filter(Boolean).join('، ')
}

function priceSays(price: number | null) {
  if (price === null) return null
  return price === 0 ? 'رایگان' : <bdi dir="ltr">{priceText(price)}</bdi>
}

function countOf(party: readonly UnitCount[], unitRef: string): number {
  return party.find((one) => one.unitRef === unitRef)?.count ?? 0
}

const mostOfOne = 30

interface StepProps {
  readonly unit: Unit
  readonly by: 1 | -1
  readonly party: readonly UnitCount[]
  readonly link: LinkTo
}

function Step({ unit, by, party, link }: StepProps) {
  const { unitRef } = unit
  const count = countOf(party, unitRef) + by
  const others = party.filter((one) => one.unitRef !== unitRef)
  const next = count > 0 ? [...others, { unitRef, count }] : others
  const icon = <Icon name={by === 1 ? 'plus-bold' : 'minus-bold'} />
  if (count < 0 || count > (unit.most ?? mostOfOne) || next.length === 0)
    return (
      <span className="experience-step" aria-hidden="true">
        {icon}
      </span>
    )
  return (
    <Link
      className="experience-step"
      to={link({ units: partyText(next) })}
      aria-label={`${unitName(unit)}: یکی ${by === 1 ? 'بیشتر' : 'کمتر'}`}
      preventScrollReset
      replace
    >
      {icon}
    </Link>
  )
}
