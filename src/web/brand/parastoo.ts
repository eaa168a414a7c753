import type { Brand } from '#web/brand/brand.ts'

export const parastoo: Brand = {
  id: 'parastoo',
  name: 'پرستو',
  mark: 'swallow',
  headline: 'سفر، به سبکیِ پرستو',
  sub: 'قیمت نهایی را همان اول می‌بینید؛ بدون هزینهٔ پنهان، تا لحظهٔ صدور بلیت.',
  about: 'آژانس آنلاین سفر، با قیمت نهایی از همان قدم اول.',
  legalVariant: 'agency',
  contact: {
    phone: '+982191004040',
    phoneText: '۰۲۱ ۹۱۰۰ ۴۰۴۰',
    email: 'support@parastoo.example',
    hours: 'هر روز، ۹ صبح تا ۱۲ شب',
    address: 'تهران، خیابان ولیعصر، بالاتر از پارک ساعی، پلاک ۲۱۴',
  },
}
