import type { TourDetail } from '#tours/responses.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

export function TourContents({ tour }: { readonly tour: TourDetail }) {
  return (
    <section className="card tour-part tour-contents" aria-label="در قیمت هست و نیست، و مدارک">
      <Lines title="در قیمت هست" lines={tour.included} icon="check-circle-fill" tone="good" />
      <Lines title="در قیمت نیست" lines={tour.notIncluded} icon="minus-bold" />
      <Lines title="مدارک" lines={tour.documents} icon="identification-card-duotone" />
    </section>
  )
}

interface LinesProps {
  readonly title: string
  readonly lines: readonly string[]
  readonly icon: IconName
  readonly tone?: 'good'
}

function Lines({ title, lines, icon, tone }: LinesProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line} data-tone={tone}>
            <Icon name={icon} size="small" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
