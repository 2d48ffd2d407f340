/**
 * Most pages are prerendered in Russian only. For readers of English this script runs before the first paint: from the
 * home page it leads to the English one, and others it hides until they have been translated, for two seconds at most.
 * An address in English is for English. Otherwise it decides like `rememberedLanguage` and `preferredLanguage`, whose
 * code has not loaded yet; `showPage` reveals the page. An early page (`leaveEarlyPage`) in another language is not
 * shown; one for returning users (`remembersSession`) is shown only to them.
 */
export function FirstLanguageScript() {
  return <script suppressHydrationWarning>{script}</script>
}

/** Reveals the page, which is now in the right language. */
export function showPage(): void {
  document.documentElement.style.removeProperty('visibility')
}

const script = `(function () {
  var known = ['ru', 'en']
  var cookie = /(?:^|; )locale=(ru|en)(?:;|$)/.exec(document.cookie)
  var preferred = navigator.languages.map(function (tag) { return tag.split('-')[0].toLowerCase() })
  var english = location.pathname.split('/')[1] === 'en'
  var language = english ? 'en' : cookie ? cookie[1] : preferred.find(function (tag) { return known.includes(tag) })
  document.documentElement.dataset.reads = language || 'ru'
  if (/(?:^|; )userid=/.test(document.cookie)) document.documentElement.dataset.returns = ''
  if (language !== 'en' || document.documentElement.lang === 'en') return
  if (location.pathname === '/') location.replace('/en' + location.search + location.hash)
  var style = document.documentElement.style
  style.visibility = 'hidden'
  setTimeout(function () { style.removeProperty('visibility') }, 2000)
})()`
