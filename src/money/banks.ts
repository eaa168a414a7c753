/** Banks of Iran by the three digits of an IBAN after its check digits. Merged banks keep their codes under the new name. */
const banksByCode: Readonly<Record<string, string>> = {
  '010': 'بانک مرکزی',
  '011': 'بانک صنعت و معدن',
  '012': 'بانک ملت',
  '013': 'بانک رفاه کارگران',
  '014': 'بانک مسکن',
  '015': 'بانک سپه',
  '016': 'بانک کشاورزی',
  '017': 'بانک ملی ایران',
  '018': 'بانک تجارت',
  '019': 'بانک صادرات ایران',
  '020': 'بانک توسعهٔ صادرات ایران',
  '021': 'پست بانک ایران',
  '022': 'بانک توسعهٔ تعاون',
  '051': 'مؤسسهٔ اعتباری توسعه',
  '052': 'بانک سپه (قوامین)',
  '053': 'بانک کارآفرین',
  '054': 'بانک پارسیان',
  '055': 'بانک اقتصاد نوین',
  '056': 'بانک سامان',
  '057': 'بانک پاسارگاد',
  '058': 'بانک سرمایه',
  '059': 'بانک سینا',
  '060': 'بانک قرض‌الحسنهٔ مهر ایران',
  '061': 'بانک شهر',
  '062': 'بانک آینده',
  '063': 'بانک سپه (انصار)',
  '064': 'بانک گردشگری',
  '065': 'بانک سپه (حکمت ایرانیان)',
  '066': 'بانک دی',
  '069': 'بانک ایران زمین',
  '070': 'بانک قرض‌الحسنهٔ رسالت',
  '073': 'بانک سپه (کوثر)',
  '075': 'مؤسسهٔ اعتباری ملل',
  '078': 'بانک خاورمیانه',
  '079': 'بانک سپه (مهر اقتصاد)',
  '080': 'مؤسسهٔ اعتباری نور',
  '095': 'بانک ایران و ونزوئلا',
}

/** The first six digits of a card name the bank that gave it; here by the bank's IBAN code. */
const codesByCard: Readonly<Record<string, string>> = {
  627961: '011',
  610433: '012',
  991975: '012',
  589463: '013',
  628023: '014',
  589210: '015',
  603770: '016',
  639217: '016',
  603799: '017',
  627353: '018',
  585983: '018',
  603769: '019',
  627648: '020',
  207177: '020',
  627760: '021',
  502908: '022',
  628157: '051',
  639599: '052',
  627488: '053',
  502910: '053',
  622106: '054',
  627884: '054',
  639194: '054',
  627412: '055',
  621986: '056',
  502229: '057',
  639347: '057',
  639607: '058',
  639346: '059',
  606373: '060',
  502806: '061',
  504706: '061',
  636214: '062',
  627381: '063',
  505416: '064',
  636949: '065',
  502938: '066',
  505785: '069',
  504172: '070',
  505801: '073',
  606256: '075',
  585947: '078',
  639370: '079',
  507677: '080',
}

/** Banks that became part of another: their cards may belong to an account there. */
const mergedInto: Readonly<Record<string, string>> = {
  '052': '015',
  '063': '015',
  '065': '015',
  '073': '015',
  '079': '015',
  '062': '017',
}

/** The bank's code in an IBAN of 24 digits. */
export function bankCodeOfIban(digits: string): string {
  return digits.slice(2, 5)
}

/** The bank's code by a card's number; nothing for a bank we do not know. */
export function bankCodeOfCard(digits: string): string | undefined {
  return codesByCard[digits.slice(0, 6)]
}

/** «بانک ملت»; nothing for a code we do not know. */
export function bankNamed(code: string | undefined): string | undefined {
  return code === undefined ? undefined : banksByCode[code]
}

export function isSameBank(a: string, b: string): boolean {
  return (mergedInto[a] ?? a) === (mergedInto[b] ?? b)
}
