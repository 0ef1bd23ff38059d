import { Module } from '@nestjs/common';
import { FileStore } from './file-store.js';
import { FilesController } from './files.controller.js';
import { FilesPersonalData } from './files.personal-data.js';
import { FilesQueries } from './files.queries.js';
import { FilesService } from './files.service.js';
import { FilesWorker } from './files.worker.js';
import { PrivateLinks } from './private-links.js';
import { UploadController } from './upload.controller.js';

@Module({
  controllers: [UploadController, FilesController],
  providers: [FilesService, FilesQueries, FileStore, FilesWorker, PrivateLinks, FilesPersonalData],
  exports: [FilesService, PrivateLinks],
})
export class FilesModule {}
