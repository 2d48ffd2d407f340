import { useSyncExternalStore } from 'react'

declare global {
  interface WindowEventMap {
    obsSourceVisibleChanged: CustomEvent<{ readonly visible: boolean }>
    obsSourceActiveChanged: CustomEvent<{ readonly active: boolean }>
  }
}

/** What OBS has said last. A browser that is not in OBS says nothing. */
const source = { visible: true, active: true }

/** Whether the source is in the picture. OBS reports that a source is hidden, or in no scene that is on air. */
export function useIsOnScreen(): boolean {
  return useSyncExternalStore(subscribe, () => source.visible && source.active)
}

function subscribe(listener: () => void): () => void {
  const onVisible = ({ detail }: WindowEventMap['obsSourceVisibleChanged']) => {
    source.visible = detail.visible
    listener()
  }
  const onActive = ({ detail }: WindowEventMap['obsSourceActiveChanged']) => {
    source.active = detail.active
    listener()
  }
  window.addEventListener('obsSourceVisibleChanged', onVisible)
  window.addEventListener('obsSourceActiveChanged', onActive)
  return () => {
    window.removeEventListener('obsSourceVisibleChanged', onVisible)
    window.removeEventListener('obsSourceActiveChanged', onActive)
  }
}
