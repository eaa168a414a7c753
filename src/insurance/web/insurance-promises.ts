import type { Promised } from '#web/ui/states/promises.tsx'

export const insurancePromises: readonly Promised[] = [
  {
    icon: 'shield-check-duotone',
    title: 'اول پوشش، بعد قیمت',
    says: 'سقف هر پوشش، سهم خودتان و آنچه پرداخت نمی‌شود، پیش از قیمت.',
  },
  {
    icon: 'users-three-duotone',
    title: 'قیمت هر کس با سن خودش',
    says: 'سن روز رفت حساب می‌شود و عوارض جدا نوشته می‌شود.',
  },
  {
    icon: 'file-pdf-bold',
    title: 'فارسی و انگلیسی، در یک برگه',
    says: 'برای ویزا همان را بدهید؛ شمارهٔ کمک اضطراری روی آن است.',
  },
]
