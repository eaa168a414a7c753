import { sentences } from '#documents/sentences.ts'
import type { Scan } from '#documents/web/use-scan.ts'
import { saidOf } from '#documents/web/wrong-with.ts'

export function scanWords(scan: Scan): string {
  switch (scan.at) {
    case 'nothing':
      return ''
    case 'wrong':
      return saidOf(scan.wrong)
    case 'asking':
      return 'این مرورگر نمی‌تواند تصویر را روی دستگاه بخواند.'
    case 'reading':
      return 'در حال خواندن گذرنامه…'
    case 'declined':
      return scan.says
    case 'invalid':
      return sentences.invalid
    case 'read':
      return scan.reading.verdict === 'accepted'
        ? 'گذرنامه خوانده شد. نام و تاریخ‌ها را یک بار با گذرنامه مقایسه کنید.'
        : 'گذرنامه خوانده شد؛ لطفاً بررسی کنید.'
  }
}
