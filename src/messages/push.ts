import { besideItsTitle } from '#messages/mail.ts'
import { slotsOf, textOf } from '#messages/message.ts'
import { type TemplateName, templateOf } from '#messages/templates.ts'

export interface Push {
  readonly title: string
  readonly body: string
  readonly url: string
  /** a later push with the same tag replaces it */
  readonly tag: string
}

interface PushedMessage {
  readonly id: string
  readonly template: TemplateName
  readonly tokens: readonly string[]
  readonly opens: string | null
}

export function pushOf({ id, template, tokens, opens }: PushedMessage): Push {
  const { mail, text, isSecret } = templateOf(template)
  return {
    title: mail.subject,
    body: textOf(besideItsTitle(text, { title: mail.subject, isSecret }), slotsOf(template, tokens)),
    url: opens ?? mail.page?.path ?? '/profile/notifications',
    tag: id,
  }
}
