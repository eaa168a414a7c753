const persian =
  'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژکگیۀۂہە' +
  '\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0670' +
  '،؛؟٪٫٬ـ' +
  between('۰', '۹') +
  between('٠', '٩')
const joiners = '\u200c\u200d\u200e\u200f'
const latin = `${between(' ', '~')}áãéíóúçñôöøüÁÅÇÉÖÜ\u00a0«»·°•…–—‘’“”−×€©`

export const characters = persian + joiners + latin

function between(first: string, last: string): string {
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)]
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}
