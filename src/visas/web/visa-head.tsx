import './visa-head.css'
import { Link } from 'react-router'
import { persianDigits } from '#money/digits.ts'
import type { VisaFacts } from '#visas/responses.ts'
import { VisaArt } from '#visas/web/visa-art.tsx'
import { takesInWords } from '#visas/web/visa-words.ts'
import { SiteHeader } from '#web/layouts/site-header.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { useVisitor } from '#web/use-user.tsx'

interface Props {
  readonly facts: VisaFacts
  readonly isGuaranteeSold: boolean
}

export function VisaHead({ facts, isGuaranteeSold }: Props) {
  const { code, name, about } = facts
  const visitor = useVisitor()
  return (
    <div className="visa-head" data-country={code}>
      <div className="visa-head-art">
        <VisaArt country={code} eager />
      </div>
      <SiteHeader tone="art" {...visitor} />
      <div className="wrap visa-head-words">
        <nav aria-label="جای این صفحه">
          <ol>
            <li>
              <Link to="/visa-home">ویزا</Link>
            </li>
            <li aria-current="page">{name}</li>
          </ol>
        </nav>
        <h1>ویزای {name}</h1>
        <p>{about}</p>
        <Numbers facts={facts} isGuaranteeSold={isGuaranteeSold} />
      </div>
    </div>
  )
}

function Numbers({ facts, isGuaranteeSold }: Props) {
  const normal = facts.takes.find(({ speed }) => speed === 'normal') ?? facts.takes[0]
  return (
    <ul className="visa-numbers">
      {normal && <Number icon="timer-duotone" number={takesInWords(normal)} words="زمان صدور عادی" />}
      <Number
        icon="calendar-check-duotone"
        number={`${persianDigits(facts.validityDays)} روز اعتبار`}
        words="از روز صدور"
      />
      {isGuaranteeSold && <Number icon="shield-check-duotone" number="ضمانت هزینه" words="در صورت رد شدن" />}
    </ul>
  )
}

function Number(props: { readonly icon: IconName; readonly number: string; readonly words: string }) {
  return (
    <li>
      <Icon name={props.icon} size="medium" />
      <span>
        <b>{props.number}</b>
        {props.words}
      </span>
    </li>
  )
}
