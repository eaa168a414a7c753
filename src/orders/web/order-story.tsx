import '#web/ui/dated-steps.css'
import type { DetailWritten } from '#orders/web/order-written.ts'

/** What became of the order, step by step, oldest first. */
export function OrderStory({ story }: Pick<DetailWritten, 'story'>) {
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
