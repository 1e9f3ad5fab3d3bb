import { thing } from '../../canvas/thing-text.ts'

/** Large simple things that lie in front on the floor of a room or on paving, about 100 units tall. */
export const FLOOR_THINGS = {
  ball: thing('ball', 'oval 0,-46 46; line -44,-58 -10,-40 4,-2; line -30,-82 6,-70 44,-34'),
  yarn: thing(
    'ball-of-yarn',
    'oval 0,-42 42; line -38,-58 -4,-66 34,-68; line -42,-40 0,-44 42,-44; line -36,-18 0,-20 36,-24; line 30,-8 70,2 96,-8',
  ),
  basket: thing(
    'basket',
    'oval -26,-62 24; oval 22,-66 26; curve -58,-56! 58,-56! 46,0! -46,0!; rect -64,-64 128,16 7',
  ),
  books: thing(
    'book',
    'rect -62,-28 124,28 5; rect -48,-56 108,28 5; rect -58,-82 98,26 5; path -44,-28 -44,0; path -30,-56 -30,-28; path -42,-82 -42,-56',
  ),
  pot: thing(
    'plant',
    'curve 0,-44! -50,-66 -66,-100! -20,-96; curve 0,-44! 50,-66 66,-100! 20,-96; curve 0,-44! -26,-92 0,-132! 26,-92; poly -36,-48 36,-48 26,0 -26,0; rect -42,-58 84,16 5',
  ),
  crate: thing('box', 'oval -36,-66 22; oval 2,-70 24; oval 40,-66 21; rect -66,-58 132,58 3'),
  box: thing(
    'box',
    'rect -58,-76 116,76 3; path -58,-54 58,-54; path 0,-76 0,-54; poly -58,-76 -84,-62 -84,-46 -58,-58',
  ),
  suitcase: thing(
    'suitcase',
    'rect -20,-102 40,26 8; rect -66,-84 132,84 12; rect -42,-84 14,84; rect 28,-84 14,84',
  ),
  hydrant: thing(
    'thing',
    'rect -34,-14 68,14 4; rect -24,-78 48,66; rect -44,-58 20,22 5; rect 24,-58 20,22 5; curve -30,-76! -26,-100 0,-110 26,-100 30,-76!; oval 0,-46 13',
  ),
  bollard: thing('fence', 'rect -20,-92 40,92 4; rect -26,-104 52,20 8; rect -20,-66 40,16'),
  bowl: thing(
    'bowl',
    'oval 0,-40 62,14; curve -62,-40! -40,0! 40,0! 62,-40! 0,-26; oval -22,-48 14,8; oval 14,-50 16,9',
  ),
}
