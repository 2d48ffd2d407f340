import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { type PageHead, pagePayload } from '#platform/builds/pagePayload.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'

/**
 * Keeps the head true after navigations within the application: a browser shares the canonical address, which would
 * remain that of the first page. Prerendered pages bring what they say of themselves in their payload, which is fetched
 * as soon as one is on the way to them.
 */
export function usePageHead(): void {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const { language } = useLanguage()
  const served = useRef<string | null>(pathname)

  useEffect(() => {
    if (next !== undefined) void pagePayload(next.pathname, language)
  }, [next, language])

  useEffect(() => {
    if (pathname === served.current) return
    served.current = null
    for (const tag of document.head.querySelectorAll(ofOnePage)) tag.remove()
    let isLeft = false
    const load = async () => {
      const payload = await pagePayload(pathname, language)
      if (!isLeft && payload !== null) document.head.append(...tagsOf(payload.head))
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [pathname, language])
}

/** Previews are made from documents: what only they read is not brought up to date but removed. */
const ofOnePage =
  'meta[name=description], meta[property^="og:"], meta[name^="twitter:"], link[rel=canonical], link[rel=alternate][hreflang]'

function tagsOf({ description, canonical, alternates }: PageHead): readonly Element[] {
  return [
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: canonical }),
    ...alternates.map(({ hreflang, href }) => tag('link', { rel: 'alternate', hreflang, href })),
  ]
}

function tag(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): Element {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  return element
}
