import type { TourPlace } from '#tours/data/place-data.ts'

const home = {
  origin: 'THR',
  isDomestic: true,
  entryPaper: null,
  insurance: 60_000,
} as const

const meals = 'ناهار و شام'
const tickets = 'ورودی موزه‌ها و بناها'

export const placesAtHome: readonly TourPlace[] = [
  {
    ...home,
    cityCode: 'MHD',
    name: 'مشهد',
    airport: 'MHD',
    flight: 4_600_000,
    transfer: 350_000,
    leader: 420_000,
    hotels: ['mhd-javad', 'mhd-tara', 'mhd-ghasr-talaee'],
    days: [
      { title: 'زیارت و بازار رضا', text: 'زیارت با راهنما، گشت بازار رضا و صحن‌ها' },
      { title: 'نیشابور', text: 'گشت آرامگاه خیام و عطار، با هزینهٔ خودتان' },
    ],
    notIncluded: [meals, 'گشت نیشابور و توس'],
  },
  {
    ...home,
    cityCode: 'KIH',
    name: 'کیش',
    airport: 'KIH',
    flight: 6_200_000,
    transfer: 300_000,
    leader: 380_000,
    hotels: ['kih-shaygan', 'kih-flamingo', 'kih-parmis'],
    days: [
      { title: 'گشت جزیره', text: 'کاریز، کشتی یونانی و درخت سبز با راهنما' },
      { title: 'ساحل و دریا', text: 'روز آزاد؛ تفریح‌های دریایی با هزینهٔ خودتان' },
    ],
    notIncluded: [meals, 'تفریح‌های دریایی'],
  },
  {
    ...home,
    cityCode: 'GSM',
    name: 'قشم',
    airport: 'GSM',
    flight: 6_400_000,
    transfer: 340_000,
    leader: 520_000,
    hotels: ['gsm-diplomat', 'gsm-foulton', 'gsm-eram'],
    days: [
      { title: 'درهٔ ستارگان و تنگهٔ چاهکوه', text: 'گشت ژئوپارک با راهنما، ناهار آزاد' },
      { title: 'هنگام و حرا', text: 'قایق جزیرهٔ هنگام و جنگل حرا، با هزینهٔ خودتان' },
    ],
    notIncluded: [meals, 'قایق جزیرهٔ هنگام'],
  },
  {
    ...home,
    cityCode: 'IFN',
    name: 'اصفهان',
    airport: 'IFN',
    flight: 4_100_000,
    transfer: 300_000,
    leader: 480_000,
    hotels: ['ifn-piroozi', 'ifn-aseman', 'ifn-kowsar'],
    days: [
      { title: 'میدان نقش جهان', text: 'مسجد امام، عالی‌قاپو و بازار با راهنما' },
      { title: 'جلفا و پل‌ها', text: 'کلیسای وانک، سی‌وسه‌پل و پل خواجو' },
    ],
    notIncluded: [meals, tickets],
  },
  {
    ...home,
    cityCode: 'SYZ',
    name: 'شیراز',
    airport: 'SYZ',
    flight: 4_900_000,
    transfer: 320_000,
    leader: 560_000,
    hotels: ['syz-arg', 'syz-niayesh', 'syz-homa'],
    days: [
      { title: 'تخت جمشید', text: 'تخت جمشید و نقش رستم با راهنما' },
      { title: 'باغ‌ها و حافظیه', text: 'باغ ارم، مسجد نصیرالملک و حافظیه' },
    ],
    notIncluded: [meals, tickets],
  },
  {
    ...home,
    cityCode: 'TBZ',
    name: 'تبریز',
    airport: 'TBZ',
    flight: 4_700_000,
    transfer: 310_000,
    leader: 520_000,
    hotels: ['tbz-azarbaijan', 'tbz-gostaresh', 'tbz-shahriar'],
    days: [
      { title: 'بازار و مسجد کبود', text: 'بازار تاریخی، مسجد کبود و ائل‌گلی با راهنما' },
      { title: 'کندوان', text: 'روستای صخره‌ای کندوان، با هزینهٔ خودتان' },
    ],
    notIncluded: [meals, 'گشت کندوان', tickets],
  },
  {
    ...home,
    cityCode: 'AZD',
    name: 'یزد',
    airport: 'AZD',
    flight: 4_300_000,
    transfer: 290_000,
    leader: 460_000,
    hotels: ['azd-fahadan', 'azd-moshir', 'azd-safaieh'],
    days: [
      { title: 'بافت خشتی', text: 'مسجد جامع، میدان امیرچخماق و باغ دولت‌آباد با راهنما' },
      { title: 'کویر', text: 'شب‌نشینی در کویر، با هزینهٔ خودتان' },
    ],
    notIncluded: [meals, 'گشت کویر', tickets],
  },
]
