import './skeleton.css'

export function Skeleton({ width, height, radius }: { width: string; height: string; radius?: string }) {
  const shape = { inlineSize: width, blockSize: height, ...(radius && { borderRadius: radius }) }
  return <span className="skeleton" style={shape} aria-hidden="true" />
}
