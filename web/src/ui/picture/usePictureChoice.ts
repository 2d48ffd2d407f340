import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '#platform/toasts/useToast.ts'
import { pictureProblem, pictureTypes } from './pictureFile.ts'

/**
 * Manages a picture that is chosen from files or dropped: `chosen` has an accepted type and size, and other files are
 * refused with a message. `input` has the props of a hidden file input, `target` those of the element that is clicked
 * or dropped on.
 */
export function usePictureChoice() {
  const { t } = useTranslation('picture')
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [over, setOver] = useState(false)
  const showError = useShowError()

  const choose = (file: File | undefined) => {
    if (file === undefined) return
    const problem = pictureProblem(file)
    if (problem === null) setChosen(file)
    else showError(t(`problem_${problem}`))
  }

  return {
    chosen,
    /** Whether a file is being dragged over the target. */
    over,
    close: () => setChosen(null),
    input: {
      ref: field,
      type: 'file',
      accept: pictureTypes.join(','),
      hidden: true,
      onChange: (event: { target: HTMLInputElement }) => {
        choose(event.target.files?.[0])
        // Clearing the value allows choosing the same file again.
        event.target.value = ''
      },
    },
    target: {
      onClick: () => field.current?.click(),
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
