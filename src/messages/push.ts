import { besideItsTitle } from '#messages/mail.ts'
import { slotsOf, textOf } from '#messages/message.ts'
import { type TemplateName, templateOf } from '#messages/templates.ts'

/** What the house's worker in a browser is handed and shows. */
export interface Push {
  readonly title: string
  readonly body: string
  /** a path of ours, opened by a press */
  readonly url: string
  /** what comes twice under one tag is shown once */
  readonly tag: string
}

interface Told {
  readonly id: string
  readonly template: TemplateName
  readonly tokens: readonly string[]
  readonly opens: string | null
}

/** A message as a browser shows it; a press opens the page it is about. */
export function pushOf({ id, template, tokens, opens }: Told): Push {
  const { mail, text, isSecret } = templateOf(template)
  return {
    title: mail.subject,
    body: textOf(besideItsTitle(text, { title: mail.subject, isSecret }), slotsOf(template, tokens)),
    url: opens ?? mail.page?.path ?? '/profile/notifications',
    tag: id,
  }
}
