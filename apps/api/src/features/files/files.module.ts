import { Module } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';
import { FileStore } from './file-store.js';
import { FilesController } from './files.controller.js';
import { FilesPersonalData } from './files.personal-data.js';
import { FilesQueries } from './files.queries.js';
import { FilesService } from './files.service.js';
import { FilesWorker } from './files.worker.js';
import { PrivateLinks } from './private-links.js';
import { storeOf } from './store-of.js';
import { UploadController } from './upload.controller.js';

const STORE = { provide: FileStore, useFactory: storeOf, inject: [AppConfig] };

@Module({
  controllers: [UploadController, FilesController],
  providers: [FilesService, FilesQueries, STORE, FilesWorker, PrivateLinks, FilesPersonalData],
  exports: [FilesService, PrivateLinks],
})
export class FilesModule {}
