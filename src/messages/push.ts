import { besideItsTitle } from '#messages/mail.ts'
import { slotsOf, textOf } from '#messages/message.ts'
import type { MessageWords } from '#messages/message-fields.ts'
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
  readonly words?: MessageWords | undefined
}

export function pushOf({ id, template, tokens, opens, words }: PushedMessage): Push {
  const { mail, isSecret, ...own } = templateOf(template)
  const { text, subject } = words ?? { text: own.text, subject: mail.subject }
  return {
    title: subject,
    body: textOf(besideItsTitle(text, { title: subject, isSecret }), slotsOf(template, tokens)),
    url: opens ?? mail.page?.path ?? '/profile/notifications',
    tag: id,
  }
}
