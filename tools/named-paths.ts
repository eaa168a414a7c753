export interface NamedPath {
  readonly paper: string
  /** from the project's root; a star stands for what differs */
  readonly path: string
}

const rooted = /(?<![\w@./-])(?:src|simulators|journeys|bench|tools|apps|docs)\/[\w@.*/<>-]*/g
const linked = /\]\(([^)\s#]+)(?:#[^)]*)?\)/g
const shortened = /`([\w@.*-]+(?:\/[\w@.*-]+)*\/[\w@.*-]+\.(?:tsx?|mjs|css|sql|md))`/g

/** Every path from the root in a Markdown file: text, code and link targets. */
export function pathsIn(paper: string, text: string): readonly NamedPath[] {
  const plain = text.replaceAll(linked, ']')
  const named = [...plain.matchAll(rooted)].map(([path]) => generalized(path))
  const targets = [...text.matchAll(linked)].flatMap(([, target = '']) =>
    /^[a-z]+:/.test(target) ? [] : [fromRoot(paper, target)],
  )
  return [...new Set([...named, ...targets])].map((path) => ({ paper, path }))
}

export function shortIn(paper: string, text: string): readonly NamedPath[] {
  return [...text.matchAll(shortened)]
    .map(([, path = '']) => path)
    .filter((path) => !/^(?:src|simulators|journeys|bench|tools|apps|docs)\//.test(path))
    .map((path) => ({ paper, path }))
}

/** `NNNN_subject` and `<name>` are placeholders. */
function generalized(path: string): string {
  return path.replaceAll(/NNNN_\w+?(?=\.)|NAME|<\w+>/g, '*').replace(/[./]+$/, '')
}

function fromRoot(paper: string, target: string): string {
  return new URL(target, `file:///${paper}`).pathname.slice(1)
}
