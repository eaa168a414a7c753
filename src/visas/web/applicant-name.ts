const ordinals = ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم', 'هفتم', 'هشتم', 'نهم'] as const

/** «متقاضی اول»; index from 0 */
export function applicantName(index: number): string {
  return `متقاضی ${ordinals[index] ?? ''}`
}
