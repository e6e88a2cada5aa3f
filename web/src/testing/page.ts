/** A component on a page of its own, and a server that answers what a test says. */
import { flushSync, mount, unmount, type Component } from 'svelte'
import { onTestFinished, vi } from 'vitest'

export function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'))
  const shown = mount(component, { target, props })
  onTestFinished(async () => {
    await unmount(shown)
    target.remove()
  })
  flushSync()
  return target
}

export function click(element: Element | null | undefined) {
  if (!element) throw new Error('there is nothing to click')
  ;(element as HTMLElement).click()
  flushSync()
}

export const buttonOf = (page: HTMLElement, name: string): HTMLButtonElement => {
  const all = [...page.querySelectorAll('button')]
  const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim() === name)
  if (!found) throw new Error(`no button “${name}” among ${all.map((one) => one.outerHTML).join('\n')}`)
  return found
}

/** Waits until something is so, with the patience that a busy machine needs. */
export const eventually = (isSo: () => void): Promise<void> => vi.waitFor(isSo, { timeout: 60_000 })

export type Asked = { method: string; path: string; body: unknown }

/** Answers every request with what `answer` makes of it; what was asked is kept. */
export function serve(answer: (asked: Asked) => { status?: number; data: unknown }): Asked[] {
  const all: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, told: RequestInit) => {
    const asked = { method: told.method ?? 'GET', path, body: told.body ? JSON.parse(told.body as string) : undefined }
    all.push(asked)
    const { status = 200, data } = answer(asked)
    return { ok: status < 400, status, json: async () => structuredClone(data) }
  })
  return all
}
