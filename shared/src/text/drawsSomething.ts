/**
 * Whether a text without deceptive characters shows anything at all: spaces and marks that sit on what stands before
 * them do not.
 */
export function drawsSomething(text: string): boolean {
  return /[^\p{Z}\p{M}]/u.test(text)
}
