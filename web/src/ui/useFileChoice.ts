import { type DragEvent, useRef, useState } from 'react'

/**
 * Manages a file that is chosen or dropped. `input` has the props of a hidden file input, `open` opens it, and `target` has
 * those of the element on which files are dropped.
 */
export function useFileChoice(accept: string, onFile: (file: File) => void) {
  const field = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const choose = (file: File | undefined) => {
    if (file !== undefined) onFile(file)
  }
  return {
    /** Whether a file is being dragged over the target. */
    over,
    open: () => field.current?.click(),
    input: {
      ref: field,
      type: 'file',
      accept,
      hidden: true,
      onChange: (event: { target: HTMLInputElement }) => {
        choose(event.target.files?.[0])
        // Clearing the value allows choosing the same file again.
        event.target.value = ''
      },
    },
    target: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        choose(event.dataTransfer.files[0])
      },
    },
  } as const
}
