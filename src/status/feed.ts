import { xmlText } from '#calls/xml-text.ts'
import { feedPath } from '#status/feed-path.ts'
import { stageWords } from '#status/incident-words.ts'
import { services } from '#status/services.ts'
import type { IncidentView, StatusView } from '#status/status-view.ts'

interface Site {
  readonly url: string
  readonly name: string
}

/** RFC 4287: the incidents, open ones first, each with all that was said of it. */
export function incidentsFeed(
  { open, past }: Pick<StatusView, 'open' | 'past'>,
  { url, name }: Site,
): string {
  const incidents = [...open, ...past]
  const latest = incidents.map(updatedAt).toSorted().at(-1) ?? beforeAll
  const entries = incidents.map(
    (incident) => `
  <entry>
    <id>${xmlText(pageOf(incident, url))}</id>
    <title>${xmlText(incident.title)}</title>
    <link href="${xmlText(pageOf(incident, url))}"/>
    <published>${incident.openedAt}</published>
    <updated>${updatedAt(incident)}</updated>
${incident.services.map((service) => `    <category term="${service}" label="${xmlText(services[service])}"/>`).join('\n')}
    <content type="text">${xmlText(said(incident))}</content>
  </entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fa">
  <id>${xmlText(`${url}/status`)}</id>
  <title>${xmlText(`وضعیت سرویس‌های ${name}`)}</title>
  <author><name>${xmlText(name)}</name></author>
  <link href="${xmlText(`${url}/status`)}"/>
  <link href="${xmlText(url + feedPath)}" rel="self" type="application/atom+xml"/>
  <updated>${latest}</updated>${entries.join('')}
</feed>
`
}

/** a feed without entries has to say a time too */
const beforeAll = '2026-01-01T00:00:00Z'

function pageOf({ number }: IncidentView, url: string): string {
  return `${url}/status#incident-${number}`
}

function updatedAt({ updates, openedAt }: IncidentView): string {
  return updates[0]?.at ?? openedAt
}

/** Newest first, as on the page. */
function said({ updates }: IncidentView): string {
  return updates.map(({ stage, words }) => `${stageWords[stage]}: ${words}`).join('\n')
}
