import { slotsOf, textOf } from '#messages/message.ts'
import type { MessageWords } from '#messages/message-fields.ts'
import { type TemplateName, templateOf } from '#messages/templates.ts'

export interface MailHouse {
  readonly name: string
  /** without a trailing slash */
  readonly publicUrl: string
  readonly colour: string
  readonly phoneText: string
  /** where an answer to the e-mail comes to */
  readonly email: string
}

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Right to left, with a plain text part, nothing loaded from the network. */
export function mailOf(
  template: TemplateName,
  tokens: readonly string[],
  { words, ...house }: MailHouse & { readonly words?: MessageWords | undefined },
): Mail {
  const { isSecret, ...own } = templateOf(template)
  const { text, subject } = words ?? { text: own.text, subject: own.mail.subject }
  const values = slotsOf(template, tokens)
  const button = buttonOf(template, house)
  const settings =
    templateOf(template).event === undefined ? undefined : `${house.publicUrl}/profile/notifications`
  return {
    subject: oneLine(`${subject} | ${house.name}`),
    text: [
      textOf(text, values),
      ...(button === undefined ? [] : [`${button.words}: ${button.to}`]),
      `${house.name}، پشتیبانی: ${house.phoneText}`,
      ...(settings === undefined ? [] : [`تنظیم اعلان‌ها: ${settings}`]),
    ].join('\n\n'),
    html: page(house, {
      title: subject,
      body: textOf(besideItsTitle(text, { title: subject, isSecret }), values),
      code: isSecret ? tokens[0] : undefined,
      button,
      settings,
    }),
  }
}

interface MailParts {
  readonly title: string
  readonly body: string
  readonly code: string | undefined
  readonly button: { readonly to: string; readonly words: string } | undefined
  readonly settings: string | undefined
}

function buttonOf(template: TemplateName, { publicUrl }: MailHouse): MailParts['button'] {
  const { page: opened } = templateOf(template).mail
  return opened === undefined ? undefined : { to: publicUrl + opened.path, words: opened.words }
}

export function besideItsTitle(
  text: string,
  { title, isSecret }: { title: string; isSecret: boolean },
): string {
  return text
    .split('\n')
    .filter((line) => line !== `${title}.` && !(isSecret && /%token(?!\d)/.test(line)))
    .join('\n')
}

function page(house: MailHouse, { title, body, code, button, settings }: MailParts): string {
  const cell = `padding:0 28px 20px;color:${ink};font-size:16px;line-height:30px`
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:${ground};font-family:Vazirmatn,Tahoma,Arial,sans-serif">
<table role="presentation" dir="rtl" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px;margin:0 auto;background:#ffffff;border-radius:18px;overflow:hidden;text-align:right">
<tr><td style="background:${house.colour};padding:18px 28px;color:#ffffff;font-size:20px;font-weight:700">${escaped(house.name)}</td></tr>
<tr><td style="padding:26px 28px 8px;color:${ink};font-size:19px;font-weight:700;line-height:34px">${escaped(title)}</td></tr>
${code === undefined ? '' : `<tr><td style="padding:0 28px 24px"><div dir="ltr" style="background:${ground};border-radius:12px;padding:16px;text-align:center;color:${ink};font-size:30px;font-weight:700;letter-spacing:8px">${escaped(code)}</div></td></tr>`}
<tr><td style="${cell}">${linked(escaped(body)).replaceAll('\n', '<br>')}</td></tr>
${button === undefined ? '' : `<tr><td style="padding:0 28px 26px"><a href="${escaped(button.to)}" style="display:inline-block;background:${house.colour};color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 22px;font-size:16px;font-weight:700">${escaped(button.words)}</a></td></tr>`}
<tr><td style="border-top:1px solid #e4dfd4;padding:16px 28px 22px;color:${soft};font-size:13px;line-height:24px">${escaped(house.name)}، پشتیبانی ${escaped(house.phoneText)}${settings === undefined ? '' : `<br><a href="${escaped(settings)}" style="color:${soft}">تنظیم اعلان‌ها</a>`}</td></tr>
</table>
</body>
</html>
`
}

const [ground, ink, soft] = ['#f3f1ec', '#1c1a26', '#5f5b70']

function linked(text: string): string {
  return text.replace(/https?:\/\/[^\s<>"'؛،]+/g, (to) => `<a href="${to}" style="color:inherit">${to}</a>`)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
