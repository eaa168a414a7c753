import type { contentCalls } from '#desk/content-calls.ts'
import type { ContentMatter } from '#desk/web/content/content-dialog.tsx'
import { askDesk } from '#desk/web/desk-call.ts'
import { textIn } from '#desk/web/text-in.ts'

/** Throws Declined. */
export async function sendContent(matter: ContentMatter, form: FormData): Promise<void> {
  const words = textIn(form, 'words')
  if (matter.what === 'open') {
    const services = form.getAll('services').filter((name) => typeof name === 'string')
    const level = textIn(form, 'level') === 'down' ? 'down' : 'slow'
    await askDesk<typeof contentCalls.openIncident>('POST /api/desk/incidents', {
      body: { services, level, title: textIn(form, 'title'), words },
    })
  } else if ('incident' in matter) await sendOfIncident(matter, words)
  else await sendOfReview(matter, words)
}

function sendOfIncident(
  { what, incident }: Extract<ContentMatter, { readonly incident: unknown }>,
  words: string,
) {
  const input = { params: { number: String(incident.number) }, body: { words } }
  if (what === 'close')
    return askDesk<typeof contentCalls.closeIncident>('POST /api/desk/incidents/{number}/close', input)
  return askDesk<typeof contentCalls.updateIncident>('POST /api/desk/incidents/{number}/updates', input)
}

function sendOfReview({ what, review }: Extract<ContentMatter, { readonly review: unknown }>, words: string) {
  const params = { id: String(review.id) }
  const body = { reason: words }
  if (what === 'answer')
    return askDesk<typeof contentCalls.answerReview>('POST /api/desk/reviews/{id}/answer', {
      params,
      body: { words },
    })
  if (what === 'refuse')
    return askDesk<typeof contentCalls.refuseReview>('POST /api/desk/reviews/{id}/refuse', { params, body })
  return askDesk<typeof contentCalls.holdReview>('POST /api/desk/reviews/{id}/hold', { params, body })
}
