import { clockTime, fullDate } from '#calendar/formatted.ts'
import { latinDigits, persianDigits } from '#money/digits.ts'
import { grouped } from '#money/formatted.ts'
import { type BrandView, brandView } from '#papers/brand-view.ts'
import { countInEnglish, dateInEnglish, momentInEnglish } from '#papers/in-english.ts'
import type { InsuredFacts, PolicyFacts } from '#papers/policy-facts.ts'
import { latin, mixed, printable } from '#papers/printable.ts'
import { sellerLine } from '#papers/seller-line.ts'
import type { Both } from '#papers/voucher-room.ts'

export interface PolicyDocument {
  readonly title: Both
  readonly fileTitle: string
  readonly fileName: string
  readonly brand: BrandView
  readonly seller: string | null
  readonly orderNumber: string
  readonly issuedAt: Both
  readonly insurer: Both
  /** what one needs at three in the morning */
  readonly help: {
    readonly label: Both
    readonly phone: string
    readonly company: string
    readonly says: Both
  }
  readonly cells: readonly { readonly label: Both; readonly value: Both }[]
  readonly insured: readonly {
    readonly number: string
    readonly name: string
    readonly latinName: string
    readonly born: string
    readonly passport: string
  }[]
  readonly covers: readonly { readonly label: Both; readonly limit: Both }[]
  readonly notes: readonly Both[]
}

/** Pure, never refuses; unprintable characters are replaced. */
export function policyDocument(facts: PolicyFacts): PolicyDocument {
  const { issuedAt, insured } = facts
  const number = printable(insured[0].number)
  return {
    title: { fa: 'بیمه‌نامهٔ مسافرتی', en: 'Travel insurance policy' },
    fileTitle: `بیمه‌نامهٔ مسافرتی، ${latin(number)}`,
    fileName: `policy-${facts.orderNumber.replaceAll(/\W/g, '')}.pdf`,
    brand: brandView(facts.brand),
    seller: sellerLine(facts.seller),
    orderNumber: latin(facts.orderNumber),
    issuedAt: {
      fa: `${fullDate(issuedAt.toPlainDate())}، ساعت ${clockTime(issuedAt)}`,
      en: momentInEnglish(issuedAt),
    },
    insurer: { fa: mixed(facts.insurer.fa), en: printable(facts.insurer.en) },
    help: {
      label: { fa: 'کمک اضطراری، در هر ساعت', en: 'Emergency assistance, 24 hours' },
      phone: latin(spaced(facts.assistancePhone)),
      company: printable(facts.assistance),
      says: {
        fa: 'پیش از درمان یا بستری زنگ بزنید و شمارهٔ بیمه‌نامه را بگویید.',
        en: 'Call before treatment or admission and give the policy number.',
      },
    },
    cells: cellsOf(facts),
    insured: insured.map(insuredView),
    covers: facts.covers.map(({ limit, ...label }) => ({ label, limit: limitOf(limit) })),
    notes: notesOf(facts),
  }
}

function cellsOf({ place, plan, startsOn, endsOn, limitEuro }: PolicyFacts): PolicyDocument['cells'] {
  const days = startsOn.until(endsOn).days + 1
  return [
    {
      label: { fa: 'از', en: 'From' },
      value: { fa: fullDate(startsOn), en: dateInEnglish(startsOn) },
    },
    { label: { fa: 'تا پایان', en: 'Until' }, value: { fa: fullDate(endsOn), en: dateInEnglish(endsOn) } },
    {
      label: { fa: 'مدت', en: 'Duration' },
      value: { fa: `${persianDigits(days)} روز`, en: countInEnglish(days, 'day') },
    },
    { label: { fa: 'کجا', en: 'Area' }, value: { fa: mixed(place.fa), en: printable(place.en) } },
    { label: { fa: 'طرح', en: 'Plan' }, value: { fa: mixed(plan.fa), en: printable(plan.en) } },
    { label: { fa: 'حد درمان', en: 'Medical limit' }, value: limitOf(limitEuro) },
  ]
}

function insuredView({ number, name, latinName, birthDate, passportNumber }: InsuredFacts) {
  return {
    number: latin(number),
    name: printable(name),
    latinName: printable(latinName),
    born: latin(birthDate.toString()),
    passport: latin(passportNumber),
  }
}

function limitOf(limit: number | 'actual'): Both {
  if (limit === 'actual') return { fa: 'هزینهٔ واقعی', en: 'Actual cost' }
  return { fa: `${latin(grouped(limit))} یورو`, en: `EUR ${grouped(limit)}` }
}

function notesOf({ excessEuro, exclusions, brand, seller }: PolicyFacts): readonly Both[] {
  return [
    excessEuro === 0
      ? { fa: 'در هیچ درمانی سهمی با شما نیست.', en: 'No excess is charged.' }
      : {
          fa: `سهم شما در هر بار درمان ${latin(String(excessEuro))} یورو است؛ در اورژانس، حادثه و پس از ۲۴ ساعت بستری سهمی ندارید.`,
          en: `Excess EUR ${excessEuro} per treatment; none in emergencies, accidents or after 24 hours in hospital.`,
        },
    {
      fa: `پوشش ندارد: ${exclusions.join('، ')}.`,
      en: 'Not covered: known and chronic illness, hazardous sports, cosmetic treatment, and pregnancy after the week named by the plan.',
    },
    seller === undefined
      ? {
          fa: `پیش از روز رفت از «سفرهای من» در ${printable(brand.name)} پس داده می‌شود.`,
          en: `May be cancelled before its first day. Questions: ${printable(brand.email)}`,
        }
      : {
          fa: `پیش از روز رفت از ${printable(seller.name)} بخواهید که پس داده شود، ${latin(seller.phone)}.`,
          en: `May be cancelled before its first day. Questions: ${printable(latinDigits(seller.phone))}`,
        },
  ]
}

/** "+98 21 0000 0000": groups are read aloud. */
function spaced(phone: string): string {
  return phone.replace(/^(\+\d{2})(\d{2})(\d{4})(\d+)$/, '$1 $2 $3 $4')
}
