/** What fills a hole of a text, in its place. */
export const gap = '\ufffc'

/** What a Persian sentence of ours never has. */
export interface Rule {
  readonly name: string
  readonly find: RegExp
  /** what to write instead */
  readonly write: string
}

const persian = '[\\u0620-\\u065f\\u066e-\\u06d3]'
const from = '(?<![\\p{L}\\p{M}\\u200c])'
const to = '(?![\\p{L}\\p{M}\\u200c])'
/** letters that would run into the next one */
const joining = '[بپتثجچحخسشصضطظعغفقکگلمنهیئ]'
const verbs =
  'شو(?:د|م|ند|ید|یم)|شد|کن(?:د|م|ند|ید|یم)|کرد|ده(?:د|ند|ید|یم)|گیر(?:د|ند|ید|یم)|مان(?:د|ند|ید)|آی(?:د|ند)|رو(?:د|ند|ید)|رس(?:د|ند|ید)|توان(?:د|ند|ید|یم)?|خواه(?:د|ند|ید|یم)|گرد(?:د|ند)|بر(?:د|ند|ید)|فروش(?:د|ند|یم)|فرست(?:د|ید|یم)|گو(?:ید|یند|یم|یید|ییم)|بین(?:د|ند|ید|یم)|خر(?:د|ند|ید)|ساز(?:د|ند|یم)|افت(?:د|ند)|پرداز(?:د|ید|یم)|نویس(?:د|ید|یم)|یاب(?:د|ید)|زن(?:د|ید|یم)|دان(?:د|ید|یم)|باشد|گذرد'
const adjectives =
  'ارزان|گران|سریع|بزرگ|کوچک|نزدیک|پایین|سبک|مهم|قدیم|قدیمی|مناسب|کامل|دقیق|خنک|گرم|امن|بیرون|معروف|طولانی|شلوغ|خلوت'
const compounds =
  'نرم افزار|پیش فرض|پیش پرداخت|پیش بینی|هیچ یک|هیچ کدام|هیچ کس|هیچ وقت|آن ها|این ها|همان طور|این طور|آن طور|دست کم|یک طرفه|دو طرفه|چند مسیره|شناس نامه|گذر نامه|به روز رسانی|راه اندازی|نیم بها|هم سفر|هم سفران|پاس پورت|هم چنین|بی هزینه|بی نظیر|بی نیاز|بی اعتبار|بی پاسخ|بی درنگ|نا معتبر|کم یاب|هم زمان|هم کلاس|پر فروش|خود به خود|رو به رو'
const tanvins =
  'لطفا|حتما|قبلا|بعدا|فعلا|مثلا|تقریبا|کاملا|معمولا|اصلا|دقیقا|واقعا|حدودا|ضمنا|مستقیما|مجددا|اخیرا|احتمالا|نهایتا|عموما'

const word = (words: string) => new RegExp(`${from}(?:${words})${to}`, 'gu')
const halfSpace = 'a half-space'

export const rules: readonly Rule[] = [
  { name: 'latin', find: /[A-Za-z]{2,}/gu, write: 'Persian, or a gap that data fills' },
  { name: 'می', find: new RegExp(`${from}ن?می (?=${persian})`, 'gu'), write: halfSpace },
  { name: 'می glued', find: new RegExp(`${from}ن?می(?:${verbs})${to}`, 'gu'), write: halfSpace },
  { name: 'ها', find: word('(?<= )ها(?:ی|یی|یم|یت|یش|یمان|یتان|یشان)?'), write: halfSpace },
  {
    name: 'ها glued',
    find: new RegExp(`\\p{L}+(?<=${joining})ها(?:ی|یی|یمان|یتان|یشان)?${to}`, 'gu'),
    write: halfSpace,
  },
  { name: 'تر', find: new RegExp(`(?<=[^\\s،؛.:؟] )تر(?:ین)?${to}`, 'gu'), write: halfSpace },
  { name: 'تر glued', find: word(`(?:${adjectives})تر(?:ین)?`), write: halfSpace },
  { name: 'ام', find: new RegExp(`${persian}+ه (?:ام|ای|ایم|اید|اند)${to}`, 'gu'), write: halfSpace },
  { name: 'ه ی', find: new RegExp(`ه[ \\u200c]ی${to}`, 'gu'), write: 'هٔ' },
  { name: 'compound', find: word(compounds), write: halfSpace },
  {
    name: 'half-space at an edge',
    find: /\u200c(?=[\s.،؛:؟»«()\u200c]|$)|(?<=[\s.،؛:؟»«()]|^)\u200c/gu,
    write: 'none there',
  },
  { name: 'بلیط', find: /بلیط/gu, write: 'بلیت' },
  { name: 'exclamation', find: /[!\uff01]/gu, write: 'a full stop' },
  { name: 'Arabic letter', find: /[يكى\ufefb]/gu, write: 'ی، ک' },
  { name: 'Arabic digit', find: /[٠-٩]/gu, write: '۰–۹' },
  { name: 'Latin sign', find: new RegExp(`(?<=${persian})[,;?]`, 'gu'), write: '،؛؟' },
  { name: 'dots', find: /\.{2,}/gu, write: '…' },
  { name: 'space before a sign', find: new RegExp(`(?<=${persian}) [،؛؟.:](?=\\s|$)`, 'gu'), write: 'none' },
  { name: 'no space after a sign', find: new RegExp(`[،؛؟](?=${persian})`, 'gu'), write: 'a space' },
  { name: 'two spaces', find: /\S {2,}(?=\S)/gu, write: 'one' },
  { name: 'tanvin', find: word(tanvins), write: 'لطفاً' },
  {
    name: 'hamza',
    find: /تائید|تایید|تامین|تاخیر|تاسیس|تاکید|تاثیر|متاسف|مسوول|هیات|جزییات|رییس|مبدا(?![\p{L}\p{M}])/gu,
    write: 'تأیید، مبدأ',
  },
]

/** What stands in sentences beside their words: tags, addresses, paths, the gaps of message templates. */
const machinery = [
  /<\?xml[^>]*>/g,
  /<(style|script)\b[\s\S]*?<\/\1>/g,
  /<!?\/?[a-z][^<>]*>/gi,
  /https?:[\w/.:?=&-]+/g,
  /[\w.+-]+@[\w.-]+/g,
  /\b(?:[\w-]+\.)+[a-z]{2,}\b/g,
  /\/[\w/-]+/g,
  /%[a-z]+\d*/g,
]

export interface Fault {
  readonly rule: string
  readonly piece: string
}

/** Every wrong piece of a text. A text without a Persian letter is looked at only when it is `isDisplayed`. */
export function faultsOf(text: string, isDisplayed = false): readonly Fault[] {
  if (/^[a-z]+(?:[._][A-Za-z]+)+$/.test(text)) return isDisplayed ? [{ rule: 'raw key', piece: text }] : []
  const sentence = machinery.reduce((rest, part) => rest.replaceAll(part, gap), text)
  if (/[\u0620-\u06d3]/.test(sentence))
    return rules.flatMap(({ name, find }) =>
      [...sentence.matchAll(find)].map(([piece]) => ({ rule: name, piece })),
    )
  if (!isDisplayed) return []
  return [...sentence.matchAll(/[A-Za-z]{2,}/g)].map(([piece]) => ({ rule: 'latin', piece }))
}
