import { expect, it } from 'vitest'
import { findPersonalData } from './find-personal-data.ts'

it.each([
  ['call me 0171 555 23 44', 'phone number'],
  ['my number is (415) 555-0132', 'phone number'],
  ['appelle-moi au 06 12 34 56 78', 'phone number'],
  ['+49 170 1234567', 'phone number'],
  ['meine Nummer: null eins fünf eins zwei drei vier fünf', 'phone number'],
  ['call zero seven seven, nine one two three four', 'phone number'],
  ['ruf mich an: null eins sieben sechs 55 44 33 22', 'phone number'],
  ['i live at 14 Maple Street', 'address'],
  ['Lindenallee 4, 50667 Köln', 'address'],
  ["j'habite 12 rue Victor Hugo", 'address'],
  ['vivo en la calle Mayor 15, Madrid', 'address'],
  ['abito in via Roma 22 a Torino', 'address'],
  ['ik woon in de Kerkstraat 12', 'address'],
  ['il mio indirizzo è segreto', 'address'],
  ['insta: @lilly_rose09', 'social media handle'],
  ['add me on snap emma.2011', 'social media handle'],
  ['find me on tiktok: dancer', 'social media handle'],
  ['tom.baker@gmail.com', 'e-mail address'],
  ['lisa at web dot de', 'e-mail address'],
  ['my password is rainbow', 'password'],
  ['my name is Emma Johnson and I go to Lincoln Elementary', 'full name with a school'],
  ["je m'appelle Léa Dupont et je suis à l'école Jules Ferry", 'full name with a school'],
  ['ik heet Emma de Vries en zit op basisschool De Regenboog', 'full name with a school'],
  ['Tim Wagner aus der Klasse 2a der Lindenschule', 'full name with a school'],
  ['Lena Schmidt aus der 2a der Astrid-Lindgren-Schule', 'full name with a school'],
  ["Léa Petit qui est en CE2 à l'école Jules-Ferry", 'full name with a school'],
  ['sono Marco Rossi della scuola primaria Manzoni', 'full name with a school'],
])('finds personal data in "%s": %s', (text, kind) => {
  expect(findPersonalData(text)?.kind).toBe(kind)
})

it.each([
  'my name is Tom',
  'my name is Ben and I go to school',
  'de Tweede Wereldoorlog, werkstuk groep 8',
  '1 2 3 4 5 6 7 8 9 10',
  '10 9 8 7 6 5 4 3 2 1',
  '2024 2025 2026',
  'one two three four five six seven eight nine',
  'zehn neun acht sieben sechs fünf vier drei zwei eins null',
  'pi 3.14159265',
  'Batman in a 3d comic',
  'a 1000000 stars',
  '12.05.2015',
  'call the fire brigade 112',
  'Sesame Street',
  '3 boys on the road',
  'Spielplatz 2 Kinder',
  'color the number 7 just the way you like',
  'a street with 5 houses',
  'un carnaval en la calle con 20 niños',
  'via lattea con 1000 stelle',
  '101 dalmatians',
  'the instagram logo',
  'a tiktok dance',
  'Harry Potter from Hogwarts School',
])('finds no personal data in "%s"', (text) => {
  expect(findPersonalData(text)).toBeUndefined()
})
