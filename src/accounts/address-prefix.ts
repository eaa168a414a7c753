export function prefixOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/i.exec(address)
  if (v4 !== null) return `${v4.slice(1, 4).join('.')}.0/24`
  if (!/^[\da-f:]+(%\w+)?$/i.test(address) || !address.includes(':')) return ''
  const groups = groupsOf(address.replace(/%.*/, ''))
  return `${groups.slice(0, 3).map(shortened).join(':')}::/48`
}

function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
}

function shortened(group: string): string {
  return group.toLowerCase().replace(/^0+(?=.)/, '')
}
