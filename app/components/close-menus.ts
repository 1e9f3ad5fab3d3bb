// Closes the menus of the header on a choice, on a click or focus outside, and on Escape, which returns the focus
// to the menu's button. A `<details>` element alone closes only by its own button. Loaded when a menu is first
// opened.

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('header details[open]')

/** Keeps the menu that contains the event's target. */
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
