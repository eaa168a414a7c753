import type { ContentMatter } from '#desk/web/content/content-dialog.tsx'
import type { IncidentOnPage } from '#desk/web/content/content-page.server.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly incidents: readonly IncidentOnPage[]
  /** undefined: for reading */
  readonly onChoose: ((matter: ContentMatter) => void) | undefined
}

/** What the status page says, as travellers read it. */
export function IncidentList({ incidents, onChoose }: Props) {
  return (
    <section aria-labelledby="incidents-title">
      <h2 id="incidents-title">رخدادهای صفحهٔ وضعیت</h2>
      {incidents.length === 0 && <p className="desk-empty">در ۳۰ روز گذشته رخدادی نبود.</p>}
      {incidents.map((one) => (
        <article key={one.number} className="desk-content-item" data-open={one.isOpen ? '' : undefined}>
          <h3>{one.title}</h3>
          <div>
            <Tag tone={one.isOpen ? (one.level === 'down' ? 'bad' : 'warn') : 'good'}>
              {one.isOpen ? (one.level === 'down' ? 'قطع' : 'کند') : 'بسته'}
            </Tag>
            <small>{one.services}</small>
          </div>
          <ol>
            {one.updates.map(({ stage, words, at }) => (
              <li key={`${at}${stage}${words}`}>
                <small>
                  {stage}، {at}
                </small>
                <p>{words}</p>
              </li>
            ))}
          </ol>
          {one.isOpen && onChoose !== undefined && (
            <div className="desk-row-actions">
              <Button kind="tonal" size="small" onClick={() => onChoose({ what: 'update', incident: one })}>
                خبر تازه
              </Button>
              <Button kind="line" size="small" onClick={() => onChoose({ what: 'close', incident: one })}>
                بستن رخداد
              </Button>
            </div>
          )}
        </article>
      ))}
    </section>
  )
}
