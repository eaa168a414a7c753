/** Abroad it is worth saying which language the leader speaks. */
export function leaderWords({ isDomestic }: { readonly isDomestic: boolean }): string {
  return isDomestic ? 'راهنمای گروه' : 'راهنمای فارسی‌زبان'
}
