import { canonicalWord } from '#help/synonyms.ts'
import { fold } from '#places/fold.ts'

/** Said in every question, and tell nothing of it. */
const silent = new Set(
  'را رو که از به در با و یا برای است هست هستم میشود میشه شود شد شده کنم کنیم میکنم کند چه چی چطور چجوری چگونه چقدر ایا من ما شما این ان اون یک تا هم دارم دارد داره دارند باید اگر اگه خود خودم می ام ای کرد کردم کردن کن'.split(
    ' ',
  ),
)

const endings = ['هایمان', 'هایم', 'های', 'ها', 'مان', 'تون', 'تان', 'شان', 'ام', 'م', 'ش', 'ی', 'و']

/** A text as the words that tell it apart: folded, without endings, words of one meaning as one. */
export function wordsOf(text: string): readonly string[] {
  return text
    .replace(/[\u200c\u200f\u200e]/g, ' ')
    .split(/[\s،؛؟?!.,;:«»()/\-ـ]+/u)
    .map(fold)
    .filter((word) => word.length > 1 && !silent.has(word))
    .map(stemmed)
}

function stemmed(word: string): string {
  const own = canonicalWord(word)
  if (own !== word) return own
  for (const ending of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue
    const stem = word.slice(0, -ending.length)
    if (canonicalWord(stem) !== stem) return canonicalWord(stem)
  }
  return word
}
