// Loaded when a menu of the header is first opened: it closes when something in it was chosen, when one presses or goes elsewhere,
// and by Escape, which leads back to its button. A `<details>` alone stays open until its own button is pressed again.

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('header details[open]')

/** Those in which the press or the focus is may stay. */
function closeOthers({ target }: Event) {
  for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false
}

document.addEventListener('focusin', closeOthers)
document.addEventListener('click', (event) => {
  closeOthers(event)
  if ((event.target as Element).closest('a, button')) for (const menu of openMenus()) menu.open = false
})
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  for (const menu of openMenus()) {
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    menu.open = false
  }
})
