import '#web/ui/calendar/dated-steps.css'
import type { SharedTexts } from '#orders/web/sharing/shared-order-texts.ts'

export function OrderTimeline({ story }: Pick<SharedTexts, 'story'>) {
  return (
    <section className="card order-part" aria-labelledby="order-story">
      <h2 id="order-story">روند سفارش</h2>
      <ol className="dated-steps order-story">
        {story.map(({ says, at }) => (
          <li key={`${says} ${at}`} data-state="done">
            {says}
            <small>{at}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
