import { hanging, hung, main, standing } from '../../furnish.ts'
import { HALL_THINGS } from '../../things/furnishing/hall-things.ts'
import { FLOOR_THINGS } from '../../things/furnishing/floor-things.ts'
import { FURNITURE } from '../../things/furnishing/furniture.ts'
import { HEALTH_THINGS } from '../../things/furnishing/health-things.ts'
import { HOME_THINGS } from '../../things/furnishing/home-things.ts'
import { LEISURE_THINGS } from '../../things/furnishing/leisure-things.ts'
import { SCHOOL_THINGS } from '../../things/furnishing/school-things.ts'
import { room } from './room.ts'

const { shelf, blocks, teddy, plant } = FURNITURE
const { ball, books, pot, box, basket } = FLOOR_THINGS
const [S, M, H, L] = [SCHOOL_THINGS, HEALTH_THINGS, HALL_THINGS, LEISURE_THINGS]

export const classroom = room({
  toys: [books, ball],
  walls: ['panels', 'plain'],
  bare: true,
  pieces: [
    main(hung(S.blackboard, 190)),
    hung(S.clock, 110),
    standing(S.schoolDesk, 230),
    standing(S.globe, 240),
    hung(S.letterStrip, 60),
    standing(S.schoolDesk, 230),
    standing(shelf, 330),
  ],
})
export const kindergarten = room({
  rug: 'round',
  walls: ['stars', 'plain'],
  toys: [blocks, teddy],
  pieces: [
    main(hung(S.hooks, 230)),
    standing(S.lowTable, 190),
    standing(HOME_THINGS.toyShelf, 260),
    hung(S.letterStrip, 60),
  ],
})
export const circleOfChairs = room({
  rug: 'round',
  walls: ['plain', 'stars'],
  pieces: [
    main(standing(S.chairRing, 180)),
    main(standing(S.candleMat, 120)),
    hung(S.letterStrip, 70),
    hung(S.clock, 100),
  ],
})
export const gym = room({
  toys: [ball],
  walls: ['plain', 'bricks'],
  bare: true,
  pieces: [
    main(standing(S.wallBars, 560)),
    main(hung(S.hoop, 170)),
    standing(S.vaultingBox, 210),
    hanging(S.ropes, 330),
    standing(S.gymBench, 120),
  ],
})
export const climbingHall = room({
  walls: ['holds'],
  bare: true,
  window: false,
  pieces: [main(standing(S.climbingWall, 620)), standing(S.mats, 90)],
})
export const hairSalon = room({
  walls: ['plain', 'panels'],
  bare: true,
  pieces: [
    main(hung(M.salonMirror, 260)),
    main(standing(M.dryerChair, 400)),
    main(hung(M.salonMirror, 220)),
    hung(M.bottleShelf, 110),
  ],
})
export const library = room({
  toys: [books],
  walls: ['panels'],
  window: false,
  rug: 'round',
  pieces: [
    main(standing(S.bookWall, 580)),
    main(standing(S.bookWall, 520)),
    standing(S.readingLamp, 270),
    standing(S.bookLadder, 480),
  ],
})
export const cinema = room({
  walls: ['panels'],
  window: false,
  framing: [],
  pieces: [main(hung(L.movieScreen, 330)), main(standing(L.cinemaSeats, 120)), hung(L.exitSign, 60)],
})
export const museum = room({
  toys: [pot],
  walls: ['panels', 'plain'],
  floor: 'tiles',
  window: false,
  pieces: [
    main(standing(S.dinoSkeleton, 330)),
    main(hung(S.painting, 200)),
    hung(S.landscapePainting, 160),
    standing(S.showcase, 330),
    standing(S.ropePosts, 160),
    hung(S.painting, 160),
  ],
})
export const laboratory = room({
  toys: [box],
  walls: ['tiles'],
  floor: 'tiles',
  bare: true,
  pieces: [
    main(standing(S.labTable, 300)),
    hung(HOME_THINGS.bottleShelf, 110),
    standing(M.stool, 160),
    hung(S.clock, 100),
  ],
})
export const balletRoom = room({
  walls: ['plain'],
  window: false,
  pieces: [main(hung(S.mirrorBarre, 230)), main(hung(S.mirrorBarre, 230)), standing(FURNITURE.plant, 240)],
})
export const hospital = room({
  toys: [pot, basket],
  walls: ['plain', 'panels'],
  floor: 'tiles',
  pieces: [
    main(standing(M.hospitalBed, 280)),
    main(hung(M.crossSign, 140)),
    standing(M.drip, 430),
    standing(M.monitor, 270),
  ],
})
export const surgery = room({
  toys: [pot, blocks],
  walls: ['tiles', 'plain'],
  floor: 'tiles',
  bare: true,
  pieces: [
    main(hung(M.eyeChart, 250)),
    main(standing(M.couch, 240)),
    standing(M.heightRod, 480),
    hung(M.medicineCabinet, 170),
    standing(M.stool, 160),
  ],
})
export const dentist = room({
  toys: [pot, blocks],
  walls: ['tiles', 'plain'],
  floor: 'tiles',
  bare: true,
  pieces: [
    main(standing(M.dentistChair, 480)),
    main(hung(M.toothPoster, 240)),
    standing(M.instruments, 260),
    hung(M.medicineCabinet, 150),
  ],
})
export const vet = room({
  toys: [basket, ball],
  walls: ['tiles', 'plain'],
  floor: 'tiles',
  bare: true,
  pieces: [
    main(hung(M.pawPoster, 220)),
    main(standing(M.vetTable, 230)),
    standing(M.petCarrier, 190),
    hung(M.medicineCabinet, 160),
  ],
})
export const waitingRoom = room({
  toys: [blocks, books],
  walls: ['plain', 'panels'],
  pieces: [
    main(standing(M.waitingChairs, 240)),
    main(hung(M.crossSign, 130)),
    standing(plant, 260),
    hung(S.clock, 110),
  ],
})
export const throneRoom = room({
  walls: ['stone'],
  floor: 'checks',
  window: false,
  rug: 'runner',
  framing: [],
  pieces: [
    main(standing(H.throne, 470)),
    main(hung(H.banner, 300)),
    standing(H.column, 600),
    hung(H.wallTorch, 150),
    hung(H.archWindow, 230),
  ],
})
export const towerRoom = room({
  walls: ['stone'],
  window: false,
  framing: [],
  pieces: [
    main(hung(H.archWindow, 330)),
    main(standing(H.spinningWheel, 300)),
    hung(H.wallTorch, 150),
    standing(HOME_THINGS.trunk, 170),
  ],
})
export const church = room({
  walls: ['plain', 'stone'],
  floor: 'tiles',
  window: false,
  framing: [],
  rug: 'runner',
  pieces: [
    main(hung(H.glassWindow, 420)),
    main(standing(H.altar, 300)),
    standing(H.pews, 220),
    hung(H.organ, 260),
    hung(H.glassWindow, 340),
  ],
})
export const mosque = room({
  walls: ['plain'],
  floor: 'plain',
  window: false,
  framing: [],
  pieces: [
    main(standing(H.prayerNiche, 560)),
    main(hanging(H.mosqueLamp, 300)),
    standing(H.minbar, 430),
    hanging(H.mosqueLamp, 240),
    standing(H.prayerRugs, 110),
  ],
})
export const synagogue = room({
  walls: ['plain', 'panels'],
  window: false,
  framing: [],
  rug: 'runner',
  pieces: [
    main(standing(H.torahArk, 540)),
    main(hung(H.starWindow, 230)),
    hanging(H.eternalLamp, 260),
    standing(H.bimah, 220),
    standing(H.pews, 200),
  ],
})
export const aquarium = room({
  walls: ['plain'],
  floor: 'plain',
  window: false,
  framing: [],
  pieces: [
    main(hung(LEISURE_THINGS.aquariumTank, 300)),
    main(standing(LEISURE_THINGS.jellyTank, 420)),
    hung(LEISURE_THINGS.aquariumTank, 220),
  ],
})
