import type { Promised } from '#web/ui/states/promises.tsx'

export const pairPromises: readonly Promised[] = [
  {
    icon: 'shield-check-duotone',
    title: 'یا هر دو، یا هیچ‌کدام',
    says: 'اگر پرواز یا هتل نگه داشته نشود، دیگری هم گرفته نمی‌شود.',
  },
  {
    icon: 'wallet-duotone',
    title: 'قیمت هر کدام پیداست',
    says: 'همان قیمتی که جدا دارد، و جمع هر دو پیش از خرید.',
  },
  {
    icon: 'clock-counter-clockwise',
    title: 'هر بخش با قانون خودش',
    says: 'آنچه از پرواز و از هتل برمی‌گردد، جدا از هم و پیش از خرید.',
  },
]
