/** Order matters: most browsers also name the ones they want to be taken for. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'اج'],
  [/\bOPR\/|\bOPT\/|\bOpera\b/, 'اپرا'],
  [/\bSamsungBrowser\//, 'مرورگر سامسونگ'],
  [/\bYaBrowser\//, 'یاندکس'],
  [/\bFirefox\/|\bFxiOS\//, 'فایرفاکس'],
  [/\bCriOS\/|Chrome\/|\bChromium\//, 'کروم'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'سافاری'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'اندروید'],
  [/\biPhone\b|\biPod\b/, 'آیفون'],
  [/\biPad\b/, 'آیپد'],
  [/\bWindows\b/, 'ویندوز'],
  [/\bCrOS\b/, 'کروم‌اواس'],
  [/\bMac OS X\b|\bMacintosh\b/, 'مک'],
  [/\bLinux\b|\bX11\b/, 'لینوکس'],
]

/** «کروم در اندروید» from a User-Agent. What is unknown is not guessed; an iPad calls itself a Mac. */
export function deviceInWords(userAgent: string): string {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (browser !== undefined && system !== undefined) return `${browser} در ${system}`
  if (browser !== undefined) return browser
  return system === undefined ? 'دستگاه ناشناس' : `مرورگر ناشناس در ${system}`
}

function nameIn(table: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined {
  return table.find(([pattern]) => pattern.test(userAgent.slice(0, 500)))?.[1]
}
