const LONGEST = 2000

/** Slashes, backslashes and dots in percent encoding, however often encoded. */
const hidden = /%(?:25)*(?:2f|5c)|(?:^|\/)(?:\.|%(?:25)*2e){1,2}(?:\/|$)/i

/** §5's "begins with a slash" is not enough: `//evil`, `/\evil`, `/%2f%2fevil`, `/.//evil` leave the site in some browser. */
export function safePath(wanted: string | null | undefined, fallback = '/'): string {
  if (wanted === null || wanted === undefined || wanted.length > LONGEST || !wanted.isWellFormed())
    return fallback
  if (/[\\\p{Cc}\p{Cf}]/u.test(wanted)) return fallback
  const [path = ''] = wanted.split(/[?#]/, 1)
  if (!path.startsWith('/') || path.includes('//') || hidden.test(path)) return fallback
  return wanted.replace(/[^\x21-\x7e]/gu, encodeURIComponent)
}
