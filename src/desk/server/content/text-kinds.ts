import { noticeFaults } from '#content/notices.ts'
import { filled } from '#content/placeholders.ts'
import { type FieldFault, paragraphsIn } from '#content/text-fault.ts'
import type { Fields, TextKind } from '#content/version.ts'
import { answerFaults, answerFieldsOf, answerFigures } from '#help/answer-fields.ts'
import { questions } from '#help/questions/all.ts'
import { mailOf } from '#messages/mail.ts'
import { slotsOf, textOf } from '#messages/message.ts'
import {
  messageFaults,
  messageFieldsOf,
  messageWordsIn,
  sampleValues,
  smsSize,
} from '#messages/message-fields.ts'
import { isTemplateName, templateOf, templates } from '#messages/templates.ts'
import { persianDigits } from '#money/digits.ts'
import { cityOf } from '#places/airports.ts'
import type { Site } from '#server/sites.ts'
import { landingFaults, landingFigures } from '#storefront/landing-fields.ts'
import type { Storefront } from '#storefront/server/storefront.ts'

export interface TextField {
  readonly name: string
  readonly label: string
  readonly isLong: boolean
}

export interface Previewed {
  readonly title: string
  readonly lines: readonly string[]
  /** what is counted of it */
  readonly notes: readonly string[]
}

/** What the desk must know of a kind of text; what a field may hold is its room's. */
interface KindTerms {
  readonly title: string
  readonly fields: readonly TextField[]
  readonly figures: Readonly<Record<string, string>>
  names(): Promise<readonly { readonly key: string; readonly name: string }[]>
  /** the house's own; undefined for what is no text */
  own(key: string): Fields | undefined
  faults(key: string, fields: Fields): readonly FieldFault[]
  preview(key: string, fields: Fields, site: Site): Previewed
}

const short = (name: string, label: string): TextField => ({ name, label, isLong: false })
const long = (name: string, label: string): TextField => ({ name, label, isLong: true })

type Cities = Pick<Storefront, 'destinations'>

export function textKinds(cities: Cities): Readonly<Record<TextKind, KindTerms>> {
  return { notice, answer, message, landing: landingWith(cities) }
}

const notice: KindTerms = {
  title: 'اعلان‌ها',
  fields: [
    short('words', 'متن اعلان'),
    short('link', 'نشانی «بیشتر»؛ خالی یعنی بی‌پیوند'),
    short('path', 'آغاز نشانی صفحه‌ها؛ خالی یعنی همهٔ صفحه‌ها'),
  ],
  figures: {},
  names: async () => [],
  own: () => ({ words: '', link: '', path: '' }),
  faults: (_key, fields) => noticeFaults(fields),
  preview: (_key, { words = '', link = '', path = '' }) => ({
    title: words,
    lines: link === '' ? [] : [`بیشتر: ${link}`],
    notes: [path === '' ? 'در همهٔ صفحه‌ها' : `در صفحه‌هایی که با \u2066${path}\u2069 آغاز می‌شوند`],
  }),
}

const answer: KindTerms = {
  title: 'پرسش‌ها',
  fields: [
    short('question', 'پرسش'),
    short('short', 'پاسخ کوتاه'),
    long('answer', 'پاسخ؛ میان بندها یک خط خالی'),
  ],
  figures: answerFigures,
  names: async () => questions.map(({ slug, question }) => ({ key: slug, name: question })),
  own: answerFieldsOf,
  faults: answerFaults,
  preview: (_key, fields) => ({
    title: filled(fields['question'] ?? '', answerFigures) ?? '',
    lines: [fields['short'] ?? '', ...paragraphsIn(fields['answer'] ?? '')].flatMap(
      (line) => filled(line, answerFigures) ?? [],
    ),
    notes: [],
  }),
}

const message: KindTerms = {
  title: 'پیام‌ها',
  fields: [
    short('subject', 'عنوان'),
    long('text', 'متن'),
    short('registered', 'نام ثبت‌شدهٔ متن نزد سامانهٔ پیامک؛ خالی یعنی پیامک با متن پیشین می‌رود'),
  ],
  figures: {},
  names: async () => Object.entries(templates).map(([key, { mail }]) => ({ key, name: mail.subject })),
  own: messageFieldsOf,
  faults: messageFaults,
  preview(key, fields, { brand, publicUrl }) {
    const words = messageWordsIn(fields)
    if (!isTemplateName(key) || words === undefined) return { title: '', lines: [], notes: [] }
    const values = templateOf(key).slots.map((slot) => sampleValues[slot])
    const { phoneText, email } = brand.contact
    const house = { name: brand.name, publicUrl, colour: brand.inks.mail, phoneText, email }
    const mail = mailOf(key, values, { ...house, words })
    const { characters, parts } = smsSize(textOf(words.text, slotsOf(key, values)))
    return {
      title: mail.subject,
      lines: mail.text.split('\n').filter((line) => line !== ''),
      notes: [`پیامک با این نمونه‌ها: ${persianDigits(characters)} حرف، ${persianDigits(parts)} بخش`],
    }
  },
}

function landingWith(cities: Cities): KindTerms {
  return {
    title: 'صفحهٔ شهرها',
    fields: [
      short('lede', 'سرآغاز؛ خالی یعنی همان که سایت می‌گوید'),
      long('about', 'دربارهٔ سفر به شهر؛ میان بندها یک خط خالی'),
    ],
    figures: landingFigures,
    async names() {
      const { destinations } = await cities.destinations('all')
      return destinations.map(({ cityCode, cityName }) => ({ key: cityCode, name: cityName }))
    },
    own: (key) => (/^[A-Z]{3}$/.test(key) ? { lede: '', about: '' } : undefined),
    faults: (_key, fields) => landingFaults(fields),
    preview(key, fields) {
      const figures = { ...landingFigures, city: cityOf(key).name, price: '…', weekly: '…', airlines: '…' }
      return {
        title: cityOf(key).name,
        lines: [fields['lede'] ?? '', ...paragraphsIn(fields['about'] ?? '')].flatMap(
          (one) => filled(one, figures) ?? [],
        ),
        notes: [],
      }
    },
  }
}
