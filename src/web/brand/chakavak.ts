import type { Brand } from '#web/brand/brand.ts'

export const chakavak: Brand = {
  id: 'chakavak',
  name: 'چکاوک',
  mark: 'lark',
  headline: 'سفر، با نوای چکاوک',
  sub: 'قیمت نهایی را همان اول می‌بینید؛ بدون هزینهٔ پنهان، تا لحظهٔ صدور بلیت.',
  about: 'آژانس آنلاین سفر، با قیمت نهایی از همان قدم اول.',
  legalVariant: 'partner',
  contact: {
    phone: '+982191005050',
    phoneText: '۰۲۱ ۹۱۰۰ ۵۰۵۰',
    email: 'support@chakavak.example',
    hours: 'هر روز، ۹ صبح تا ۱۲ شب',
    address: 'تهران، خیابان شریعتی، بالاتر از پل صدر، پلاک ۸۶',
  },
}
