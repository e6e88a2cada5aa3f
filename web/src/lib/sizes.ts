/** Tells how large an element is, now and whenever that changes, without making the browser lay out the page for it. */
export function watchSize(element: Element | null | undefined, tell: (box: DOMRectReadOnly) => void): () => void {
  if (!element) return () => {}
  const watching = new ResizeObserver(([seen]) => tell(seen!.contentRect))
  watching.observe(element)
  return () => watching.disconnect()
}
